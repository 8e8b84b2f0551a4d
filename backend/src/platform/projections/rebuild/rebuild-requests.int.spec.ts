import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { openPool, type Pool } from '../../database/pool.js';
import { RebuildRequests } from './rebuild-requests.js';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2, name: 'test' });
  await pool.query(
    `insert into es.events (stream_id, version, inc, tx, pos, type, schema_ver, recorded_at, actor_id, subject_id,
      correlation_id, command_id, data)
    select $1, n, 1, '9', n, 'Noted', 1, now(), $1, $1, $1, $1, '{}' from generate_series(1, 5) n`,
    [uuidv7()],
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('tells how much there is to go through, without going through what is under a seal', async () => {
  const rebuilds = new RebuildRequests(pool);
  expect(await rebuilds.request(pool, 'orders', 'replace')).toMatchObject({ eventsTotal: 5 });
  await pool.query(`insert into es.seals (number, size, root, inc, tx, pos, sealed_at, key_id, signature)
    values (1, 1000000, sha256('root'), 1, '9', 3, now(), 'key', 'signature')`);
  expect(await rebuilds.request(pool, 'loans', 'replace')).toMatchObject({ eventsTotal: 1_000_002 });
});
