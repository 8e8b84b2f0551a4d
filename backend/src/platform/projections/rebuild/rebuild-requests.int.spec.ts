import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { testDatabase } from '../../../../test/support/fixtures.js';
import { migrations } from '../../../migrations/index.js';
import { RebuildRequests } from './rebuild-requests.js';

const database = testDatabase(2);
beforeAll(async () => {
  await database.pool.query(
    `insert into es.events (stream_id, version, inc, tx, pos, type, schema_ver, recorded_at, actor_id, subject_id,
      correlation_id, command_id, data)
    select $1, n, 1, '9', n, 'Noted', 1, now(), $1, $1, $1, $1, '{}' from generate_series(1, 5) n`,
    [uuidv7()],
  );
});

it('tells how much there is to go through, without going through what is under a seal', async () => {
  const rebuilds = new RebuildRequests(database.pool);
  expect(await rebuilds.request(database.pool, 'orders', 'replace')).toMatchObject({ eventsTotal: 5 });
  await database.pool.query(`insert into es.seals (number, size, root, inc, tx, pos, sealed_at, key_id, signature)
    values (1, 1000000, sha256('root'), 1, '9', 3, now(), 'key', 'signature')`);
  expect(await rebuilds.request(database.pool, 'loans', 'replace')).toMatchObject({ eventsTotal: 1_000_002 });
});

describe('a rebuild that an upgrade asks for', () => {
  const rebuilds = () => new RebuildRequests(database.pool);
  const known = migrations.map(({ name }) => name);
  const statesOf = async (model: string): Promise<string[]> => {
    const text = 'select state from es.rebuilds where read_model = $1 order by id';
    return (await database.pool.query<{ state: string }>(text, [model])).rows.map(({ state }) => state);
  };
  const askFor = (model: string) =>
    database.pool.query(
      `insert into es.rebuilds (read_model, purpose, state, events_total) values ($1, 'replace', 'waiting', 5)`,
      [model],
    );
  const beat = (name: string, role: string, version: string, secondsAgo = 0) =>
    database.pool.query(
      `insert into es.running_processes (name, role, version, seen_at)
       values ($1, $2, $3, now() - make_interval(secs => $4))`,
      [name, role, version, secondsAgo],
    );

  it('waits until the last worker of another version is gone', async () => {
    await askFor('payments');
    await beat('old-worker', 'worker', '1.0.0');
    await beat('old-server', 'api', '1.0.0');
    await beat('killed-worker', 'worker', '0.9.0', 60);
    await beat('new-worker', 'worker', '1.1.0');
    await rebuilds().beginWaiting('1.1.0', known);
    expect(await statesOf('payments')).toEqual(['waiting']);
    await database.pool.query(`delete from es.running_processes where name = 'old-worker'`);
    await rebuilds().beginWaiting('1.1.0', known.slice(0, -1)); // of a build before the migration
    expect(await statesOf('payments')).toEqual(['waiting']);
    await rebuilds().beginWaiting('1.1.0', known);
    expect(await statesOf('payments')).toEqual(['running']);
  });

  it('waits for one that is under way, and one after the other if two upgrades asked', async () => {
    await askFor('receipts');
    await askFor('receipts');
    await Promise.all([rebuilds().beginWaiting('1.1.0', known), rebuilds().beginWaiting('1.1.0', known)]);
    expect(await statesOf('receipts')).toEqual(['waiting', 'running']);
    await rebuilds().beginWaiting('1.1.0', known);
    expect(await statesOf('receipts')).toEqual(['waiting', 'running']);
  });

  it('can be cancelled while it waits', async () => {
    await askFor('wallet');
    await rebuilds().cancel(database.pool, 'wallet');
    expect(await statesOf('wallet')).toEqual(['cancelled']);
  });
});
