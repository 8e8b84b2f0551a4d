import { beforeAll, describe, expect, it } from '@jest/globals';
import { phonesLoaded } from '../../shared/phone/phone';
import { checkKyc, type KycValues, missingFields, startingValues, toSubmission } from './kyc-values';

const blank = startingValues(null);
const filled: KycValues = {
  ...blank,
  legalBusinessName: ' Adunni Foods ',
  businessAddress: '4 Market Road, Ibadan',
  contactPhone: '0803 123 4567',
  whatsappNumber: '+234 803 123 4568',
};

describe('the verification form', () => {
  beforeAll(() => phonesLoaded);

  it('asks for the four answers that are required, and no other', () => {
    expect(missingFields(blank)).toEqual([
      'Legal business name',
      'Business address',
      'Contact phone',
      'WhatsApp number',
    ]);
    expect(checkKyc(filled, 'nigeria')).toEqual({});
  });

  it.each(['2.5', '2,5', '-1', 'four', '1e3', '1000001'])('takes no %s for a number of staff', (staffCount) => {
    expect(checkKyc({ ...filled, staffCount }, 'nigeria')).toEqual({ staffCount: 'Enter a whole number, such as 4.' });
  });

  it.each(['0', '12', ' 7 ', '1 200', '1,200', '1\u00a0200'])('takes %s for a number of staff', (staffCount) => {
    expect(checkKyc({ ...filled, staffCount }, 'nigeria')).toEqual({});
  });

  it.each(['0803', 'call me', '0803 123 4567 ext 2'])('takes no %s for a phone number', (contactPhone) => {
    expect(checkKyc({ ...filled, contactPhone }, 'nigeria')).toHaveProperty('contactPhone');
  });

  it.each([
    ...['\u202A+234 803 123 4567\u202C', '0803\u2011123\u20114567', '(0803) 123.4567', '0803/123/4567'],
    ...['٠٨٠٣١٢٣٤٥٦٧', '＋２３４８０３１２３４５６７'],
    '(+234) 803 123 4567',
    '009 234 803 123 4567',
  ])('takes a phone number as it was pasted: %j', (contactPhone) =>
    expect(checkKyc({ ...filled, contactPhone }, 'nigeria')).toEqual({}),
  );
});

describe('what is sent', () => {
  it('leaves out what was left empty', () => {
    expect(toSubmission(filled)).toEqual({
      legalBusinessName: 'Adunni Foods',
      businessAddress: '4 Market Road, Ibadan',
      contactPhone: '0803 123 4567',
      whatsappNumber: '+234 803 123 4568',
    });
  });

  it('carries numbers and money as what they are', () => {
    const more = { staffCount: '1 200', loanAmountSought: '25000000', neededTools: ['Business Cards'] };
    expect(toSubmission({ ...filled, ...more })).toMatchObject({
      staffCount: 1_200,
      loanAmountSought: { amount: 25_000_000, currency: 'NGN' },
      neededTools: ['Business Cards'],
    });
  });

  it('starts again from what was sent before', () => {
    const details = {
      legalBusinessName: 'Adunni Foods',
      businessAddress: '4 Market Road, Ibadan',
      contactPhone: '+2348031234567',
      whatsappNumber: '+2348031234568',
      businessCategory: 'Retail',
      businessType: null,
      staffCount: 1_200,
      loanAmountSought: { amount: 25_000_000, currency: 'NGN' as const },
      neededTools: ['Business Cards'],
      socialMedia: null,
    };
    const { businessType, socialMedia, ...sent } = details;
    expect(toSubmission(startingValues(details))).toEqual(sent);
  });
});
