import { describe, expect, it } from '@jest/globals';
import { HttpProblem } from '../../../platform/http/problem.js';
import { detailsOf } from './kyc-details.js';

const filledIn = {
  legalBusinessName: 'Adunni Foods',
  businessAddress: '4 Market Road, Ibadan',
  contactPhone: '0803 000 0001',
  whatsappNumber: '+27 82 123 4567',
};

describe('the details of a submission', () => {
  it('hold phone numbers in E.164 and nothing where nothing was given', () => {
    expect(detailsOf(filledIn, 'nigeria')).toEqual({
      legalBusinessName: 'Adunni Foods',
      businessAddress: '4 Market Road, Ibadan',
      contactPhone: '+2348030000001',
      whatsappNumber: '+27821234567',
      businessCategory: null,
      businessType: null,
      staffCount: null,
      loanAmountSought: null,
      neededTools: [],
      socialMedia: null,
    });
  });

  it('name each tool once', () => {
    const neededTools = ['Flier Prints', 'Business Cards', 'Flier Prints'];
    expect(detailsOf({ ...filledIn, neededTools }, 'nigeria').neededTools).toEqual(['Flier Prints', 'Business Cards']);
  });

  it.each([
    ['nigeria', { contactPhone: '12', whatsappNumber: 'none' }, ['contactPhone', 'whatsappNumber']],
    ['south africa', {}, ['contactPhone']],
    [null, {}, ['contactPhone']],
  ])('are refused in %p for phone numbers that cannot be called: %p', (country, phones, fields) => {
    const refused = (): unknown => detailsOf({ ...filledIn, ...phones }, country);
    expect(refused).toThrow(HttpProblem);
    expect(refused).toThrow(
      expect.objectContaining({ errors: fields.map((field) => expect.objectContaining({ field })) }),
    );
  });
});
