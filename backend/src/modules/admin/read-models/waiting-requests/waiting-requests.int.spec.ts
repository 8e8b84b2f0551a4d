import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { idOf, kycForm, newBusiness } from '../../../../../test/support/businesses.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { queueTargetHours } from '../../../../reference-data/index.js';

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
  Object.keys((await staff.get<object>('/api/admin/queue-counts')).body)
    .filter((name) => name !== 'overdue' && name !== 'targets')
    .toSorted();

it('is told of the queues that the asker may read, and of no other', async () => {
  const ofReviewers = ['appraisals', 'growthTools', 'hireRequests', 'kyc', 'orders'];
  expect(await countedFor(admin)).toEqual([...ofReviewers, 'loans', 'payments', 'privacyRequests'].toSorted());
  expect(await countedFor(await someoneWith('reviewer'))).toEqual(ofReviewers);
  expect(await countedFor(await someoneWith('auditor'))).toEqual(['privacyRequests']);
  expect(await countedFor(await someoneWith('operator'))).toEqual([]);
  expect(await countedFor(await someoneWith('finance'))).toEqual(['orders', 'payments']);
});

it('says of how much the target of its queue has passed', async () => {
  await (await newBusiness(product)).post('/api/me/kyc', kycForm());
  const counts = async () => {
    const { body } = await admin.get<{ kyc: number; overdue: Record<string, number> }>('/api/admin/queue-counts');
    return [body.kyc, body.overdue.kyc];
  };
  expect(await counts()).toEqual([1, 0]);
  product.clock.advance({ hours: queueTargetHours.kyc, minutes: 1 });
  admin = await product.admin();
  expect(await counts()).toEqual([1, 1]);
});
