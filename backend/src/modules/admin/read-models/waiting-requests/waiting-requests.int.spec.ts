import { expect, it } from '@jest/globals';
import { kycForm, newBusiness } from '../../../../../test/support/businesses.js';
import { newColleague } from '../../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { queueTargetHours } from '../../../../reference-data/index.js';

const product = testApp();
let admin = adminOf(product);

const countedFor = async (staff: TestClient): Promise<string[]> =>
  Object.keys((await staff.get<object>('/api/admin/queue-counts')).body)
    .filter((name) => name !== 'overdue' && name !== 'targets')
    .toSorted();

it('is told of the queues that the asker may read, and of no other', async () => {
  const ofReviewers = ['appraisals', 'growthTools', 'hireRequests', 'kyc', 'orders'];
  expect(await countedFor(admin)).toEqual([...ofReviewers, 'loans', 'payments', 'privacyRequests'].toSorted());
  expect(await countedFor(await newColleague(product, admin, 'reviewer'))).toEqual(ofReviewers);
  expect(await countedFor(await newColleague(product, admin, 'auditor'))).toEqual(['privacyRequests']);
  expect(await countedFor(await newColleague(product, admin, 'operator'))).toEqual([]);
  expect(await countedFor(await newColleague(product, admin, 'finance'))).toEqual(['orders', 'payments']);
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
