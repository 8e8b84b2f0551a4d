import { describe, expect, it } from '@jest/globals';
import { describeMoment, findTexts, spaced } from './timeline-texts';

describe('a moment of a member’s life', () => {
  it.each([
    ['MemberRegistered', { membershipType: 'Creator' }, 'Registered as Creator'],
    ['MemberRegistered', { membershipType: null }, 'Registered'],
    ['ProfileEdited', { firstName: 'Ada', phone: null }, 'Changed first name, phone'],
    ['AccountCorrected', { email: 'a@b.c' }, 'Was given another e-mail address'],
    ['AccountCorrected', { email: 'a@b.c', qualification: 'x' }, 'Was given another e-mail address and department'],
    ['PointsAdjusted', { delta: -20, applied: -12, total: 0 }, 'Points adjusted by -12, 0 in all'],
    ['PointsAdjusted', { delta: 12_000, applied: 12_000, total: 12_050 }, 'Points adjusted by 12,000, 12,050 in all'],
    [
      'ProUpgraded',
      { plan: 'standard', validUntil: '2027-02-22T09:30:00.000Z' },
      'Became Pro, Standard plan, until 22\u00A0Feb\u00A02027',
    ],
    ['AppraisalSubmitted', { dayNumber: 3, attempt: 2 }, 'Submitted day 3, attempt 2'],
    [
      'OrderPlaced',
      { toolName: 'Business Cards', price: { amount: 1_500_000, currency: 'NGN' } },
      'Ordered Business Cards for ₦15,000',
    ],
    ['PersonalDataErased', { purpose: 'kyc' }, 'Erased: The verification of a business'],
    ['SomethingQuiteNew', {}, 'Something quite new'],
  ])('%s %j', (type, data, sentence) => {
    expect(describeMoment({ type, data })).toBe(sentence);
  });

  it('quotes what people wrote', () => {
    expect(findTexts({ data: { attempt: 1, reason: 'Too blurry.', staffNote: 'Call them.' } })).toEqual([
      'Too blurry.',
      'Call them.',
    ]);
  });

  it('spaces names', () => {
    expect(spaced('whatsappNumber')).toBe('whatsapp number');
  });
});
