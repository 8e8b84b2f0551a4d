import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appraisalForm, proCreator } from '../../../test/support/creators.js';
import { proxyTo, type TcpProxy } from '../../../test/support/tcp-proxy.js';
import type { Problem } from '../http/problem.js';
import { eventually } from '../testing/eventually.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let line: TcpProxy;
let product: TestApp;
let creator: TestClient;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  line = await proxyTo(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  product = await startTestApp({ DATABASE_URL: url.href });
  creator = await proCreator(product, await product.admin());
});
afterAll(async () => {
  await product.close();
  await line.cut();
  await database.drop();
});

describe('while the database is gone', () => {
  it('every request is told to come again, and all is well once it is back', async () => {
    await line.cut();
    const refused = await Promise.all([
      creator.get<Problem>('/api/me/journey'),
      creator.post<Problem>('/api/me/appraisals', appraisalForm()),
      product.visitor().post<Problem>('/api/auth/login', { email: 'ada@example.com', password: 'wrong' }),
      product.visitor().get<Problem>('/health/ready'),
    ]);
    for (const { status, headers, body } of refused) {
      expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'TEMPORARILY_UNAVAILABLE']);
    }
    expect((await product.visitor().get('/health/live')).status).toBe(200);

    await line.mend();
    await eventually(async () => {
      const { status } = await creator.post('/api/me/appraisals', appraisalForm());
      expect(status).toBe(201);
    });
    await eventually(async () => {
      const { body } = await creator.get<{ submitted: number }>('/api/me/appraisals');
      expect(body.submitted).toBe(1);
    });
  });
});
