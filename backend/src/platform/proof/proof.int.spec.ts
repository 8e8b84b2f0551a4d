import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { SystemClock } from '../config/clock.js';
import type { Config } from '../config/config.js';
import { openPool, type Pool } from '../database/pool.js';
import { beginning } from '../event-sourcing/index.js';
import { append } from '../event-store/appending/append.js';
import { eventually } from '../testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { ExportedLog, exportLines } from './exported-log.js';
import { isConsistent, rootFromInclusion } from './merkle/proofs.js';
import { Proofs } from './proofs.js';
import { isSigned } from './seal.js';
import { sealingKey, VerifyingKeys } from './seal-keys.js';
import { SealStore } from './seal-store.js';
import { SealedLog } from './sealed-log.js';
import { Sealer } from './sealer.js';
import { type Verdict, Verification } from './verification.js';

/** As long as a test beside this one may leave a transaction to a connection that is cut off. */
const HELD_BACK_MS = 45_000;

jest.setTimeout(2 * HELD_BACK_MS);

const sealKey = Buffer.alloc(32, 9);
const keys = new VerifyingKeys([sealingKey(sealKey).publicKey]);
const subjectId = uuidv7();

let database: TestDatabase;
let pool: Pool;
let seals: SealStore;
let log: SealedLog;
let sealer: Sealer;
let proofs: Proofs;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 5, name: 'test' });
  seals = new SealStore(pool);
  log = new SealedLog(pool, seals);
  sealer = new Sealer(pool, seals, log, new SystemClock(), { sealKey } as Config);
  proofs = new Proofs(pool, seals);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const streams: string[] = [];
async function record(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const stream = { streamId: uuidv7(), kind: 'notes', subjectId, version: 0 };
    streams.push(stream.streamId);
    const personal = i % 2 === 0 ? Buffer.from(`sealed ${String(i)}`.repeat(20)) : null;
    const events = [
      { type: 'Noted', schemaVersion: 1, data: `{"b":${String(i)},"a":{"z":"é","y":[1.5,null]}}`, personal },
    ];
    const commandId = uuidv7();
    const meta = {
      commandId,
      actorId: subjectId,
      correlationId: commandId,
      causationId: null,
      requestHash: Buffer.of(1),
    };
    await append(pool, { stream, events, meta: { ...meta, at: new Date() }, result: '{}' });
  }
}
/** Seals all that was recorded at once, when other databases hold the horizon back no longer. */
async function sealAll(size: number): Promise<void> {
  const last = await seals.last();
  await eventually(async () => {
    const settled = await log.after(last?.at ?? beginning, size);
    expect((last?.size ?? 0) + settled.length).toBe(size);
  }, HELD_BACK_MS);
  while (await sealer.seal());
  expect((await seals.last())?.size).toBe(size);
}
const verify = (): Promise<Verdict> => new Verification(keys).run(log.entries());
const positionOf = async (stream?: string): Promise<string> => {
  const { rows } = await pool.query<{ at: string }>(
    `select inc || '-' || tx::text || '-' || pos as at from es.events where stream_id = $1`,
    [stream],
  );
  return rows[0]?.at ?? '';
};

describe('the seals', () => {
  it('cover what is there, one after the other, and fit', async () => {
    await record(3);
    await sealAll(3);
    await record(300);
    await sealAll(303);
    expect(await sealer.seal()).toBe(false);
    const found = await seals.after(0, 10);
    expect(found.map(({ number, size }) => [number, size])).toEqual(found.map(({ size }, i) => [i + 1, size]));
    expect(found.every((seal) => isSigned(seal, keys))).toBe(true);
    expect(await verify()).toEqual({ ok: true, eventsChecked: 303, sealsChecked: found.length, notYetSealed: 0 });
  });

  it('are made once when two processes seal at the same time', async () => {
    await record(5);
    const other = new Sealer(pool, seals, log, new SystemClock(), { sealKey } as Config);
    await Promise.all([sealer.seal(), other.seal(), sealer.seal(), other.seal()]);
    await sealAll(5);
    expect((await verify()).ok).toBe(true);
  });

  it('keep a process from starting that would sign with another key', async () => {
    const config = { sealKey: Buffer.alloc(32, 8), role: 'api' } as unknown as Config;
    const stranger = new Sealer(pool, seals, log, new SystemClock(), config);
    await expect(stranger.onApplicationBootstrap()).resolves.toBeUndefined();
    await record(1);
    await sealAll(1);
    await expect(stranger.onApplicationBootstrap()).rejects.toThrow('SEAL_KEY is another key');
  });

  it('say nothing of an empty log', async () => {
    expect(await verify()).toEqual({ ok: true, eventsChecked: 0, sealsChecked: 0, notYetSealed: 0 });
  });
});

describe('a verification', () => {
  let target: string;
  beforeEach(async () => {
    streams.length = 0;
    await record(10);
    await sealAll(10);
    await record(10);
    await sealAll(20);
    target = streams[13] ?? '';
  });

  it.each([
    ['its data', `update es.events set data = jsonb_set(data, '{b}', '99') where stream_id = $1`],
    ['its time', `update es.events set recorded_at = recorded_at + interval '1 microsecond' where stream_id = $1`],
    ['its actor', 'update es.events set actor_id = gen_random_uuid() where stream_id = $1'],
    ['its sealed fields', `update es.events set personal = '\\x00' where stream_id = $1`],
    ['its type', `update es.events set type = 'Other' where stream_id = $1`],
  ])('finds an event of which someone altered %s', async (_, statement) => {
    await pool.query(statement, [target]);
    expect(await verify()).toMatchObject({
      ok: false,
      firstBadPosition: await positionOf(target),
      fault: 'event altered',
      sealsChecked: (await seals.after(0, 20)).filter(({ size }) => size <= 13).length, // those before it
    });
  });

  it('finds where an event is gone', async () => {
    await pool.query('delete from es.events where stream_id = $1', [target]);
    const next = await positionOf(streams[14]);
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: next, fault: 'event missing' });
  });

  it('finds that the last one is gone', async () => {
    const last = await positionOf(streams[19]);
    await pool.query('delete from es.events where stream_id = $1', [streams[19]]);
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: last, fault: 'event missing' });
  });

  it('finds an event that was slipped in', async () => {
    await pool.query(
      `insert into es.events select gen_random_uuid(), version, inc, tx, pos + 1000000, type, schema_ver, recorded_at, actor_id,
         subject_id, correlation_id, causation_id, command_id, data, personal from es.events where stream_id = $1`,
      [target],
    );
    const { rows } = await pool.query<{ at: string }>(
      `select inc || '-' || tx::text || '-' || pos as at from es.events where pos > 1000000`,
    );
    expect(await verify()).toMatchObject({ ok: false, firstBadPosition: rows[0]?.at, fault: 'event added' });
  });

  it('finds two events that changed places', async () => {
    const swap = `update es.events e set tx = o.tx, pos = o.pos from es.events o
                  where (e.stream_id = $1 and o.stream_id = $2) or (e.stream_id = $2 and o.stream_id = $1)`;
    await pool.query('drop index es.events_feed');
    await pool.query(swap, [streams[12], streams[15]]);
    expect(await verify()).toMatchObject({
      ok: false,
      firstBadPosition: await positionOf(streams[15]), // it stands now where the first one stood
      fault: 'event altered',
    });
  });

  it('is not deceived when what was kept of an event is forged with it', async () => {
    await pool.query(`update es.events set data = '{}' where stream_id = $1`, [target]);
    await pool.query('update es.seal_tiles set hashes = substr(hashes, 1, 320) where level = 0');
    expect(await verify()).toMatchObject({ ok: false, fault: 'event altered' });
  });

  it('finds a seal that is gone, changed, or signed by someone else', async () => {
    const at = (await seals.after(0, 2)).map(({ position }) => position);
    const tamper = async (statement: string): Promise<Verdict> => {
      await pool.query('create table kept as table es.seals');
      await pool.query(statement);
      const verdict = await verify();
      await pool.query('truncate es.seals; insert into es.seals table kept; drop table kept');
      return verdict;
    };
    const gone = await tamper('delete from es.seals where number = 1');
    expect(gone).toMatchObject({ ok: false, fault: 'seal missing', firstBadPosition: at[1] });
    const changed = await tamper('update es.seals set size = 9 where number = 1');
    expect(changed).toMatchObject({ ok: false, fault: 'seal not signed', firstBadPosition: at[0] });
    const stranger = new VerifyingKeys([sealingKey(Buffer.alloc(32, 1)).publicKey]);
    expect(await new Verification(stranger).run(log.entries())).toMatchObject({ ok: false, fault: 'seal not signed' });
    expect((await verify()).ok).toBe(true);
  });

  it('holds after a member was erased', async () => {
    await pool.query('delete from es.subject_keys where subject_id = $1', [subjectId]);
    expect((await verify()).ok).toBe(true);
  });
});

describe('a proof', () => {
  it('shows that an event is under the newest seal, and that a seal continues an older one', async () => {
    streams.length = 0;
    await record(270);
    await sealAll(270);
    await record(40);
    await sealAll(310);
    for (const i of [0, 255, 256, 269, 270, 309]) {
      const found = await proofs.inclusion(streams[i] ?? '', 1);
      if (!found) throw new Error('There is no proof.');
      expect(found.index).toBe(i);
      expect(found.proof.length).toBeLessThanOrEqual(9);
      expect(rootFromInclusion(found.leaf, i, found.seal.size, found.proof)).toEqual(found.seal.root);
    }
    const last = await seals.last();
    const found = await proofs.consistency(1, last?.number ?? 0);
    if (!found) throw new Error('There is no proof.');
    expect(isConsistent(found.older, found.newer, found.proof)).toBe(true);
  });

  it('fits an event that is sealed while it is asked for', async () => {
    await record(1);
    await sealAll(1);
    await record(1);
    const covering = seals.covering.bind(seals);
    jest.spyOn(seals, 'covering').mockImplementation(async (position) => {
      await sealAll(2);
      return covering(position);
    });
    const found = await proofs.inclusion(streams.at(-1) ?? '', 1);
    if (!found) throw new Error('There is no proof.');
    expect(rootFromInclusion(found.leaf, found.index, found.seal.size, found.proof)).toEqual(found.seal.root);
  });

  it('is not there for an event without a seal', async () => {
    await record(1);
    expect(await proofs.inclusion(streams.at(-1) ?? '', 1)).toBeUndefined();
    expect(await proofs.inclusion(uuidv7(), 1)).toBeUndefined();
    expect(await proofs.consistency(1, 2)).toBeUndefined();
  });
});

describe('an exported log', () => {
  let lines: string[];
  beforeEach(async () => {
    streams.length = 0;
    await record(6);
    await sealAll(6);
    await record(6);
    await sealAll(12);
    lines = [];
    for await (const line of exportLines(log)) lines.push(line.trimEnd());
  });
  async function* each(all: readonly string[]) {
    yield* all;
  }
  const check = (all: readonly string[]) => new Verification(keys).run(new ExportedLog(each(all)).entries());
  const eventLine = (i: number) => lines.findIndex((line) => line.includes(`"index":${String(i)},`));

  it('is verified without the database', async () => {
    const { eventsChecked, ok } = await check(lines);
    expect({ eventsChecked, ok }).toEqual({ eventsChecked: 12, ok: true });
  });

  it('is found altered, shortened, lengthened or put into another order, with the position', async () => {
    const [at, next] = [eventLine(8), eventLine(9)];
    const [target, after] = [await positionOf(streams[8]), await positionOf(streams[9])];
    const altered = lines.with(at, (lines[at] ?? '').replace('"b":2', '"b":3'));
    expect(await check(altered)).toMatchObject({ ok: false, firstBadPosition: target, fault: 'event altered' });
    expect(await check(lines.toSpliced(at, 1))).toMatchObject({ firstBadPosition: after, fault: 'event missing' });
    expect(await check(lines.toSpliced(at, 0, lines[at] ?? ''))).toMatchObject({
      firstBadPosition: target,
      fault: 'event added',
    });
    const swapped = lines.with(at, lines[next] ?? '').with(next, lines[at] ?? '');
    expect(await check(swapped)).toMatchObject({ ok: false, firstBadPosition: after });
    expect(await check([...lines, lines[at] ?? ''])).toMatchObject({ ok: false });
  });

  it('tells in its first line what follows, which one of an earlier version does not', async () => {
    const [first, ...rest] = lines;
    expect(JSON.parse(first ?? '')).toEqual({ kind: 'export', events: 12, seals: (await seals.last())?.number });
    for (const [given, announced] of [
      [lines, { events: 12 }],
      [rest, undefined],
    ] as const) {
      const exported = new ExportedLog(each(given));
      expect(await new Verification(keys).run(exported.entries())).toMatchObject({ ok: true, eventsChecked: 12 });
      if (announced) expect(exported.announced).toMatchObject(announced);
      else expect(exported.announced).toBeUndefined();
    }
    await expect(check([...rest, first ?? ''])).rejects.toThrow(`Line ${String(lines.length)}`);
  });

  it('is refused when it is something else', async () => {
    await expect(check([...lines.slice(0, 2), 'hello'])).rejects.toThrow('Line 3');
  });
});
