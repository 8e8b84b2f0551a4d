import { expect, it } from '@jest/globals';
import { titleOf } from './queue';

const kyc = { title: 'Pending KYC Verifications', subject: 'KYC Verifications' };
const payments = { title: 'Confirm Creator Program Fees', subject: 'Creator Program Fees', usualStatus: 'pending' };

it.each([
  [kyc, '', 'Pending KYC Verifications'],
  [kyc, 'status=overdue', 'Pending KYC Verifications'],
  [kyc, 'state=decided', 'Decided KYC Verifications'],
  [payments, '', 'Confirm Creator Program Fees'],
  [payments, 'status=overdue', 'Confirm Creator Program Fees'],
  [payments, 'status=confirmed', 'Creator Program Fees'],
  [payments, 'status=all', 'Creator Program Fees'],
  [payments, 'state=decided', 'Decided Creator Program Fees'],
])('the title above a list says what is in it: %j with %s', (queue, address, title) => {
  const asked = new URLSearchParams(address);
  expect(titleOf(queue, { filter: (name) => asked.get(name) ?? undefined })).toBe(title);
});
