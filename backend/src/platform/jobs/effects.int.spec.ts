import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../../test/support/fixtures.js';
import { DefiniteFailure, Effects } from './effects.js';
import { RetryLater } from './job.js';

const database = testDatabase(5);
let effects: Effects;
beforeAll(async () => {
  effects = new Effects(database.pool);
});

const effect = (id: string) => ({ id, queue: 'mail', data: { mailId: id } });
const mustNotRun = () => Promise.reject(new Error('It was done twice.'));
const cut = () => Promise.reject(new Error('the line was cut'));
const age = (id: string, minutes: number) =>
  database.pool.query('update es.effects set started_at = now() - make_interval(mins => $2) where id = $1', [
    id,
    minutes,
  ]);

describe('the ledger of effects', () => {
  it('lets each happen once, of many at the same time as well', async () => {
    let times = 0;
    const tries = Array.from({ length: 20 }, () =>
      effects.once(effect('a'), async () => {
        times += 1;
      }),
    );
    await Promise.allSettled(tries);
    expect(times).toBe(1);
    expect(await effects.once(effect('a'), mustNotRun)).toBe(true);
  });

  it('lets one be tried again that surely did not happen', async () => {
    const refused = new DefiniteFailure(new Error('refused'));
    await expect(effects.once(effect('b'), () => Promise.reject(refused))).rejects.toBe(refused);
    expect(await effects.once(effect('b'), () => Promise.resolve())).toBe(true);
  });

  it('leaves one alone that somebody may be at, and doubts it after two minutes', async () => {
    await expect(effects.once(effect('c'), cut)).rejects.toMatchObject({ cause: new Error('the line was cut') });
    await expect(effects.once(effect('c'), mustNotRun)).rejects.toBeInstanceOf(RetryLater);
    expect(await effects.doubts()).toEqual({ count: 0, since: null });
    await age('c', 3);
    expect(await effects.once(effect('c'), mustNotRun)).toBe(false);
    expect(await effects.inDoubt()).toMatchObject([effect('c')]);
  });

  it('is told by a person what came of it', async () => {
    const follow = () => Promise.resolve();
    expect(await effects.doubtful('a')).toBeUndefined();
    expect(await effects.resolve('a', true, mustNotRun)).toBe(false);
    expect(await effects.doubtful('c')).toEqual(effect('c'));
    expect(await effects.resolve('c', true, follow)).toBe(true);
    expect(await effects.once(effect('c'), mustNotRun)).toBe(true);
    await effects.once(effect('d'), cut).catch(() => undefined);
    await age('d', 3);
    await expect(effects.resolve('d', false, cut)).rejects.toThrow('the line was cut');
    expect(await effects.resolve('d', false, follow)).toBe(true);
    expect(await effects.once(effect('d'), () => Promise.resolve())).toBe(true);
    expect(await effects.doubts()).toEqual({ count: 0, since: null });
  });

  it('never does what was given up', async () => {
    await effects.giveUp(effect('e'));
    expect(await effects.once(effect('e'), mustNotRun)).toBe(false);
  });

  it('forgets what ended long ago, and nothing that is open', async () => {
    await effects.once(effect('f'), cut).catch(() => undefined);
    await age('f', 1_000_000);
    await database.pool.query(`update es.effects set ended_at = now() - interval '100 days' where id = 'e'`);
    await effects.forgetOld(90);
    const { rows } = await database.pool.query<{ id: string }>(`select id from es.effects where id in ('e', 'f')`);
    expect(rows).toEqual([{ id: 'f' }]);
  });
});
