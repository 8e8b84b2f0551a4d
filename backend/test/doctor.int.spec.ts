import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withProduct } from '../src/command-line/product.js';
import { openPool, Pool } from '../src/platform/database/pool.js';
import { type Answer, type TypedOptions, typedAt } from './support/command-line.js';
import { eventually } from './support/eventually.js';
import { testApp } from './support/fixtures.js';
import { settings } from './support/test-app.js';
import { createTestDatabase } from './support/test-database.js';

const product = testApp();

const typed = (line: string, options?: TypedOptions) => typedAt(product, line, options);

describe('the doctor', () => {
  const stateOf = ({ findings }: Answer, check: string) => findings.find((finding) => finding.check === check)?.state;

  it('looks at everything, and says for each that is not good what to do', async () => {
    const { answer } = await typed('doctor');
    expect(answer.findings.map(({ check }) => check)).toEqual([
      ...[
        'settings',
        'database',
        'durability',
        'clock',
        'schema',
        'rights',
        'redis',
        'mail',
        'disk',
        'keys',
        'consumers',
        'lag',
      ],
      ...[
        'parked events',
        'processes',
        'horizon',
        'seals',
        'proof',
        'anchors',
        'accounts',
        'access log',
        'queues',
        'effects',
        'erasures',
      ],
    ]);
    expect([stateOf(answer, 'database'), stateOf(answer, 'schema')]).toEqual(['good', 'good']);
    expect(stateOf(answer, 'durability')).toBe('bad'); // the test server is not durable, for speed
    for (const { state, todo } of answer.findings) expect(todo !== undefined).toBe(state !== 'good');
  });

  it('names each setting that is wrong', async () => {
    const { exit, answer } = await typed('doctor', { env: { MASTER_KEY: '', SEAL_KEY: 'short' } });
    expect([exit, answer.findings.map(({ says }) => says)]).toEqual([
      1,
      ['MASTER_KEY is missing.', 'SEAL_KEY must be 32 bytes in base64.'],
    ]);
  });

  it('tells of a database that is away, and of a Redis that is not there', async () => {
    const away = { DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL: 'redis://127.0.0.1:1' };
    const { exit, answer } = await typed('doctor', { env: away });
    expect([exit, stateOf(answer, 'database'), stateOf(answer, 'redis')]).toEqual([1, 'bad', 'bad']);
  });

  it('tells of a mail server that is away, and of a folder that is not there', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', ERASURE_LIST: path.join(import.meta.dirname, 'nowhere', 'erased') };
    const { exit, answer } = await typed('doctor', { env });
    expect([exit, stateOf(answer, 'mail')]).toEqual([1, 'bad']);
    expect(answer.findings.find(({ check }) => check === 'disk')?.says).toContain('ERASURE_LIST');
  });

  it('does not stand in the list of processes itself, as no command line does', async () => {
    const listed = async () => {
      const all = 'select name, seen_at from es.running_processes';
      return (await product.app.get(Pool).query<{ name: string; seen_at: Date }>(all)).rows;
    };
    await withProduct({ ...settings, DATABASE_URL: product.config.databaseUrl }, async () => {
      const begun = (await listed())[0]?.seen_at;
      await eventually(async () => expect((await listed())[0]?.seen_at).not.toEqual(begun)); // after a heartbeat of all
      expect(await listed()).toHaveLength(1);
    });
  });

  it('leaves to workers what they are there for, as every command line does', async () => {
    const env = { ...settings, DATABASE_URL: product.config.databaseUrl, PAYSTACK_SECRET_KEY: 'sk_test_of_nobody' };
    const pool = product.app.get(Pool);
    await pool.query(
      `insert into commerce.card_payments
         (id, gateway_id, reference, reference_key, amount, currency, received_at, request_id)
       values (gen_random_uuid(), 'for a worker', 'T-1', 't-1', 3500000, 'NGN', now(), gen_random_uuid())`,
    );
    await withProduct(env, () => Promise.resolve());
    const { rows } = await pool.query(`select state from commerce.card_payments where gateway_id = 'for a worker'`);
    expect(rows).toEqual([{ state: 'received' }]);
  });

  it('tells of keys that do not fit what is stored', async () => {
    for (const name of ['MASTER_KEY', 'SEAL_KEY']) {
      const { exit, answer } = await typed('doctor', { env: { [name]: Buffer.alloc(32, 1).toString('base64') } });
      expect([exit, answer.findings.at(-1)]).toMatchObject([1, { check: 'keys', says: expect.stringContaining(name) }]);
    }
  });

  it('tells of a replica that is away', async () => {
    const env = { DATABASE_REPLICA_URLS: 'postgres://127.0.0.1:1/none' };
    const { exit, answer } = await typed('doctor', { env });
    expect([exit, stateOf(answer, 'replica'), stateOf(answer, 'database')]).toEqual([1, 'bad', 'good']);
  });

  it('names a process that fell silent', async () => {
    const pool = product.app.get(Pool);
    await pool.query(`insert into es.running_processes (name, role, version, started_at, seen_at)
      values ('gone', 'api', '0', now() - interval '9 min', now() - interval '8 min')`);
    const { answer } = await typed('doctor');
    expect(answer.findings).toContainEqual(expect.objectContaining({ check: 'processes', state: 'warning' }));
    await pool.query(`delete from es.running_processes where name = 'gone'`);
  });

  it('notices that nobody follows the log', async () => {
    const database = await createTestDatabase();
    const { answer } = await typed('doctor', { env: { DATABASE_URL: database.url } });
    expect(stateOf(answer, 'consumers')).toBe('warning');
    await database.drop();
  });

  it('says what to do with a database of before the first release', async () => {
    const database = await createTestDatabase();
    const pool = openPool({ url: database.url, max: 1, name: 'test' });
    await pool.query(`update schema_migrations set name = '0001-log' where name = '0001-event-store'`);
    await pool.end();
    const { exit, answer } = await typed('doctor', { env: { DATABASE_URL: database.url } });
    await database.drop();
    expect([exit, stateOf(answer, 'database')]).toEqual([1, 'bad']);
    expect(answer.findings).toContainEqual(
      expect.objectContaining({ todo: expect.stringContaining('Move the data folder (.data) away') }),
    );
  });
});
