import { describe, expect, it } from '@jest/globals';
import { businessNextStep } from './business-next-step';

const basic = { isPro: false, inGrace: false, payment: undefined, answerDue: false };
const pro = { ...basic, isPro: true };

describe('the next step of a business', () => {
  it.each([
    ['new', basic, 'submit-kyc'],
    [null, pro, 'submit-kyc'],
    ['asked', basic, 'answer-kyc'],
    ['failed', pro, 'resubmit-kyc'],
    ['erased', basic, 'kyc-erased'],
    ['erased', pro, 'kyc-erased'],
    ['pending', basic, 'become-pro'],
    ['approved', basic, 'become-pro'],
    ['approved', { ...basic, payment: 'pending' }, 'await-payment'],
    ['pending', { ...basic, payment: 'rejected' }, 'payment-refused'],
    ['new', { ...basic, payment: 'rejected' }, 'payment-refused'],
    ['failed', { ...basic, payment: 'rejected' }, 'resubmit-kyc'],
    ['approved', { ...basic, payment: 'confirmed' }, 'become-pro'],
    ['pending', pro, 'await-kyc'],
    ['approved', pro, 'all-open'],
    ['approved', { ...pro, answerDue: true }, 'answer-creator'],
    ['approved', { ...pro, answerDue: true, inGrace: true }, 'renew'],
    ['approved', { ...pro, inGrace: true }, 'renew'],
    ['approved', { ...pro, inGrace: true, payment: 'pending' }, 'all-open'],
  ] as const)('with a verification that is %s and %j is %s', (kycStatus, more, step) => {
    expect(businessNextStep({ kycStatus, ...more })).toBe(step);
  });
});
