import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findTexts, sentenceOf, sentences, spaced } from './event-sentences';

describe('an event as a sentence', () => {
  it.each([
    ['MemberRegistered', { membershipType: 'Creator' }, '{whom} registered as Creator'],
    ['MemberRegistered', { membershipType: null }, '{whom} registered'],
    ['ProfileEdited', { firstName: 'Ada', phone: null }, '{who} changed first name, phone of {whom}'],
    ['AccountCorrected', { email: 'a@b.c' }, '{who} gave {whom} another e-mail address'],
    [
      'AccountCorrected',
      { email: 'a@b.c', qualification: 'x' },
      '{who} gave {whom} another e-mail address and department',
    ],
    ['PointsAdjusted', { delta: -20, applied: -12, total: 0 }, '{who} took 12 points from {whom}, 0 in all'],
    [
      'PointsAdjusted',
      { delta: 12_000, applied: 12_000, total: 12_050 },
      '{who} gave 12,000 points to {whom}, 12,050 in all',
    ],
    [
      'ProUpgraded',
      { plan: 'standard', validUntil: '2027-02-22T09:30:00.000Z' },
      '{who} made {whom} Pro on the Standard plan until 22\u00A0Feb\u00A02027',
    ],
    [
      'QueueHandled',
      { queue: 'mail', action: 'pause', reason: 'New server' },
      '{who} paused the queue mail: New server',
    ],
    ['StaffInvited', { role: 'finance' }, '{who} invited somebody to be finance'],
    [
      'StaffInvited',
      { role: 'finance', isLinkShown: true },
      '{who} invited somebody to be finance, and was shown the link',
    ],
    ['QueueHandled', { queue: 'mail', action: 'resume' }, '{who} resumed the queue mail'],
    ['AppraisalSubmitted', { dayNumber: 3, attempt: 2 }, '{whom} submitted day 3, attempt 2'],
    [
      'OrderPlaced',
      { toolName: 'Business Cards', price: { amount: 1_500_000, currency: 'NGN' } },
      '{whom} ordered Business Cards for ₦15,000',
    ],
    ['PersonalDataErased', { purpose: 'kyc' }, '{who} erased of {whom}: The verification of a business'],
    [
      'PointsAwarded',
      { points: 12, total: 20, source: 'Appraisal, day 3' },
      '{who} gave 12 points to {whom} for day 3, 20 in all',
    ],
    [
      'SettingChanged',
      { setting: 'target-hours/hireRequests', value: 24 },
      '{who} set target hours of hire requests to 24',
    ],
    ['ReasonTemplatesSet', { queue: 'kyc' }, '{who} changed the ready reasons of KYC'],
    [
      'DecidedTogether',
      { queue: 'growthTools', decision: 'approve', count: 40 },
      '{who} set out to decide on 40 at once in growth tools: approve', // who cancels decides on fewer
    ],
    ['WorkDisputed', { by: 'creator' }, '{who} disputed work for {whom}'],
    ['WorkDisputed', { by: 'business' }, '{who} disputed work done for them'],
    ['WorkRated', { by: 'business' }, '{who} rated work done for them'],
    ['WorkReported', { by: 'business', step: 'started' }, '{who} said of work done for them: started'],
    ['NotificationsRead', {}, 'Notifications of {whom} were marked as read'], // a rule does so, too
    ['SomethingQuiteNew', {}, 'Something quite new: {whom}'],
  ])('%s %j', (type, data, sentence) => {
    expect(sentenceOf({ type, data })).toBe(sentence);
  });

  it.each([
    ['AccountCorrected', { qualification: 'x' }, ['email'], '{who} gave {whom} another e-mail address and department'],
    ['ProfileEdited', { state: 'Lagos' }, ['phone'], '{who} changed phone, state of {whom}'],
    [
      'OrderPaymentReturned',
      { amount: 1_000_000, currency: 'NGN', toolName: 'Flier Prints' },
      ['reference'],
      '{who} gave ₦10,000 back that {whom} paid for Flier Prints',
    ],
  ])('%s %j tells what %j holds, though it is sealed', (type, data, sealed, sentence) => {
    expect(sentenceOf({ type, data, sealed })).toBe(sentence);
  });

  it('is there for every type of the catalogue, and for no other', () => {
    const catalogue = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/event-catalogue.md'), 'utf8');
    const types = [...catalogue.matchAll(/^\*\*(\w+)\*\*/gm)].map(([, type]) => type);
    expect(Object.keys(sentences).sort()).toEqual(types.sort());
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
