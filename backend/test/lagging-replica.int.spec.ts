import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { idOf } from './support/businesses.js';
import { newCreator, submitDay } from './support/creators.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

let replica: TestDatabase;
let product: TestApp;
beforeAll(async () => {
  replica = await createTestDatabase(); // has the tables, but no data
  product = await startTestApp({ DATABASE_REPLICA_URLS: replica.url });
});
afterAll(async () => {
  await product.close();
  await replica.drop();
});

it('keeps nobody from deciding about what was recorded a moment ago', async () => {
  const admin = await product.admin();
  const creator = await newCreator(product);
  expect((await admin.post(`/api/admin/members/${idOf(creator)}/upgrade`, {})).status).toBe(200);
  const appraisalId = await submitDay(creator);
  expect((await admin.post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 9 })).status).toBe(200);
  const { status, body } = await creator.send('PATCH', '/api/me', { body: { phone: '0803 123 4567' } });
  expect([status, body]).toMatchObject([200, { phone: '+2348031234567' }]);
});
