import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { TestClient } from '../../../../../test/support/test-client.js';

let product: TestApp;
let admin: TestClient;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.admin();
});
afterAll(() => product.close());

async function someoneWith(role: string): Promise<TestClient> {
  const someone = product.visitor();
  await someone.register();
  await admin.post(`/api/admin/members/${idOf(someone)}/roles`, { grant: role });
  return someone;
}
const countedFor = async (staff: TestClient): Promise<string[]> =>
  Object.keys((await staff.get<object>('/api/admin/queue-counts')).body).toSorted();

it('is told of the queues that the asker may read, and of no other', async () => {
  const ofReviewers = ['appraisals', 'growthTools', 'hireRequests', 'kyc', 'orders'];
  expect(await countedFor(admin)).toEqual([...ofReviewers, 'loans', 'payments'].toSorted());
  expect(await countedFor(await someoneWith('reviewer'))).toEqual(ofReviewers);
  expect(await countedFor(await someoneWith('auditor'))).toEqual([]);
  expect(await countedFor(await someoneWith('operator'))).toEqual([]);
  expect(await countedFor(await someoneWith('finance'))).toEqual(['orders', 'payments']);
});
