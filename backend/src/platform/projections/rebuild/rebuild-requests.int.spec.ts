import { beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { testDatabase } from '../../../../test/support/fixtures.js';
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
