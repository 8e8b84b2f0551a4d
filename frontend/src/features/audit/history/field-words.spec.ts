import { expect, it } from '@jest/globals';
import { describeFields, describeValue } from './field-words';

it.each([
  ['country', 'south africa', 'South Africa'],
  ['profileStatus', 'pro', 'Pro'],
  ['kycStatus', 'approved', 'Approved'],
  ['proPlan', 'standard', 'Standard'],
  ['proPlan', 'none', ''],
  ['plan', 'basic', 'Basic'],
  ['origin', 'kyc', 'KYC'],
  ['outcome', 'paid-back', 'Paid back'],
  ['firstName', 'ngozi', 'ngozi'],
  ['purpose', 'a-b testing', 'a-b testing'],
  ['points', 35, 35],
  ['country', null, null],
])('shows the %s %p as %p', (field, value, shown) => {
  expect(describeValue(field, value)).toBe(shown);
});

it('tells an amount beside its currency as one sum of money', () => {
  const fields = { plan: 'standard', amount: 3_500_000, currency: 'NGN', reference: 'R-1' };
  expect(describeFields(fields)).toEqual([
    ['Plan', 'Standard'],
    ['Amount', { amount: 3_500_000, currency: 'NGN' }],
    ['Reference', 'R-1'],
  ]);
  expect(describeFields({ amount: 7 })).toEqual([['Amount', 7]]);
});
