import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { proxyTo, type TcpProxy } from './support/tcp-proxy.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { emptyTestRedis } from './support/test-redis.js';

let line: TcpProxy;
let product: TestApp;
beforeAll(async () => {
  line = await proxyTo(await emptyTestRedis());
  product = await startTestApp({ REDIS_URL: line.url });
});
afterAll(async () => {
  await product.close();
  await line.cut();
});

it('asks operators who look at queues for unavailable while Redis is away', async () => {
  const admin = await product.admin();
  await line.cut();
  const unavailable = { status: 503, body: { code: 'TEMPORARILY_UNAVAILABLE' } };
  expect(await admin.get('/api/ops/queues')).toMatchObject(unavailable);
  expect(await admin.get('/api/ops/queues/housekeeping/jobs')).toMatchObject(unavailable);
  expect(await admin.post('/api/ops/queues/housekeeping/pause', { reason: 'a test' })).toMatchObject(unavailable);
  await line.mend();
  await eventually(async () => expect((await admin.get('/api/ops/queues')).status).toBe(200));
});
