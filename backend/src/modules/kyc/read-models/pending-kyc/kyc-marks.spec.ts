import { describe, expect, it } from '@jest/globals';
import { erasedDetails } from '../../domain/verification.events.js';
import { marksOf, sharedKinds } from './kyc-marks.js';

const shop = {
  ...erasedDetails,
  legalBusinessName: 'Adunni Foods Ltd.',
  businessAddress: '4, Market Road — Ìbàdàn',
  contactPhone: '+2348030000001',
  whatsappNumber: '+2348030000002',
};
const sharedWith = (other: Partial<typeof shop>) => sharedKinds(marksOf(shop), marksOf({ ...erasedDetails, ...other }));

describe('what two verifications have in common', () => {
  it.each([
    [{ legalBusinessName: 'adunni foods LTD', businessAddress: '4 market road, Ibadan' }, ['name', 'address']],
    [{ legalBusinessName: 'Another', whatsappNumber: shop.contactPhone }, ['phone']],
    [{ legalBusinessName: 'Another', businessAddress: '4 Market Road, Lagos', contactPhone: '+2348030000009' }, []],
  ])('with %j is %j', (other, kinds) => {
    expect(sharedWith(other)).toEqual(kinds);
  });

  it('is nothing once it is erased', () => {
    expect(marksOf(erasedDetails)).toEqual([]);
  });
});
