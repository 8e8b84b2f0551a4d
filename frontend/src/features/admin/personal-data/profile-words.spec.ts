import { expect, it } from '@jest/globals';
import { inProfileWords } from './profile-words';

it.each([
  ['country', 'south africa', 'South Africa'],
  ['profileStatus', 'pro', 'Pro'],
  ['kycStatus', 'approved', 'Approved'],
  ['proPlan', 'standard', 'Standard'],
  ['proPlan', 'none', ''],
  ['firstName', 'ngozi', 'ngozi'],
  ['points', 35, 35],
  ['country', null, null],
])('shows the %s %p of a profile as %p', (field, value, shown) => {
  expect(inProfileWords(field, value)).toBe(shown);
});
