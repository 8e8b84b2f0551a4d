import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { settings, startTestApp } from '../../../../../test/support/test-app.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { ServerResponse } from './server.response.js';

const product = testApp();
const admin = adminOf(product);
let pool: Pool;
beforeAll(async () => {
  pool = product.app.get(Pool);
});

const server = async (): Promise<ServerResponse> => (await admin.get<ServerResponse>('/api/ops/server')).body;

describe('the processes', () => {
  it('are told with role and version while they are alive', async () => {
    await eventually(async () => {
      const { processes } = await server();
      expect(processes).toMatchObject([{ role: 'all', isSilent: false }]);
      expect(processes[0]?.version).toMatch(/^\d+\.\d+\.\d+/);
    });
  });

  it('are silent when they ended without a word, and forgotten after an hour', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    const killed = `insert into es.running_processes (name, role, version, started_at, seen_at)
      values ('killed', 'worker', '0', $1, $2)`;
    await pool.query(killed, [ago(60), ago(5)]);
    const named = async () => (await server()).processes.find(({ name }) => name === 'killed');
    await eventually(async () =>
      expect(await named()).toMatchObject({ role: 'worker', isSilent: true, isReplaced: false }),
    );
    const started = `insert into es.running_processes (name, role, version) values ('started', 'worker', '0')`;
    await pool.query(started);
    expect(await named()).toMatchObject({ isSilent: true, isReplaced: true });
    await pool.query(`delete from es.running_processes where name = 'started'`);
    await pool.query(`update es.running_processes set seen_at = $1 where name = 'killed'`, [ago(3_601)]);
    await eventually(async () => expect(await named()).toBeUndefined());
  });

  it('take their leave when they end in order', async () => {
    const other = await startTestApp({ DATABASE_URL: product.config.databaseUrl });
    await eventually(async () => expect((await server()).processes).toHaveLength(2));
    await other.close();
    expect((await server()).processes).toHaveLength(1);
  });
});

describe('the servers behind them', () => {
  it('are told with size, connections, jobs and mail', async () => {
    const { database, jobs, mail } = await server();
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.connections).toBeLessThan(database.maxConnections);
    expect(new Date(database.startedAt).getTime()).toBeLessThan(Date.now());
    expect(jobs).toEqual({ store: 'PostgreSQL', lostAt: null });
    expect(mail).toMatchObject({ isSent: false });
  });

  it('name a statement that takes long, without its values', async () => {
    const slow = pool.query('select pg_sleep($1), $2::text', [2.5, settings.ADMIN_EMAIL]);
    await eventually(async () => {
      const { slowStatements } = (await server()).database;
      expect(slowStatements).toMatchObject([{ statement: 'select pg_sleep($1), $2::text' }]);
    });
    await slow;
  });
});
