import { expect, it } from '@jest/globals';
import { kycForm, newBusiness } from '../../../../test/support/businesses.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { newStaff } from '../../../../test/support/unregistrable.js';
import { queueTargetHours } from '../../../reference-data/index.js';

interface Target {
  readonly queue: string;
  readonly hours: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

const product = testApp();
let admin = adminOf(product);

const change = (queue: string, hours: unknown, by = admin) =>
  by.send('PUT', `/api/admin/settings/targets/${queue}`, { body: { hours } });
const targetOf = async (queue: string) => {
  const { body } = await admin.get<{ targets: Target[] }>('/api/admin/settings');
  return body.targets.find((target) => target.queue === queue);
};

it('begins with the usual targets, which nobody changed', async () => {
  const hours = queueTargetHours.loans;
  expect(await targetOf('loans')).toEqual({ queue: 'loans', hours, changedAt: null, changedBy: null });
});

it('changes a target for everybody, and says who did it and when', async () => {
  await (await newBusiness(product)).post('/api/me/kyc', kycForm());
  product.clock.advance({ hours: 2 });
  admin = await product.admin();
  const counts = async () => {
    const { body } = await admin.get<{ overdue: Record<string, number>; targets: Record<string, number> }>(
      '/api/admin/queue-counts',
    );
    return [body.targets.kyc, body.overdue.kyc];
  };
  expect(await counts()).toEqual([queueTargetHours.kyc, 0]);
  expect((await change('kyc', 1)).status).toBe(204);
  expect(await counts()).toEqual([1, 1]);
  expect(await targetOf('kyc')).toMatchObject({ hours: 1, changedAt: expect.any(String), changedBy: 'First Admin' });
  await change('kyc', 1);
  const { body } = await admin.get<{ items: object[] }>('/api/audit/events?type=SettingChanged');
  expect(body.items).toMatchObject([{ data: { setting: 'target-hours/kyc', value: 1 } }]);
});

it('takes whole hours of a queue there is, from admins alone', async () => {
  for (const hours of [0, 721, 1.5, 'soon', undefined]) expect((await change('kyc', hours)).status).toBe(422);
  expect((await change('lunch', 5)).status).toBe(400);
  expect((await change('kyc', 5, await newStaff(product, admin, 'reviewer'))).status).toBe(403);
});

it('says who wrote the ready reasons last', async () => {
  await admin.send('PUT', '/api/admin/reason-templates/kyc', { body: { texts: ['The address is incomplete.'] } });
  const { body } = await admin.get<{ items: object[] }>('/api/admin/reason-templates');
  expect(body.items).toContainEqual(
    expect.objectContaining({ queue: 'kyc', changedBy: 'First Admin', changedAt: expect.any(String) }),
  );
  expect(body.items).toContainEqual(expect.objectContaining({ queue: 'loans', changedBy: null, changedAt: null }));
});
