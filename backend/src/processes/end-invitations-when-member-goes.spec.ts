import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { endInvitationsWhenMemberGoes as rule } from './end-invitations-when-member-goes.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';
const meta = { subjectId: memberId };
const nothing = { requestId: '', invitationId: '', creatorId: '' };
const asCreator = { queue: 'hiring-reviews', data: { ...nothing, creatorId: memberId } };
const asBusiness = { queue: 'hiring-reviews', data: { ...nothing, businessId: memberId } };

it('ends the invitations of whoever is banned or erased, be it a creator or a business', () => {
  expect(rule.on.MemberBanned?.(recordedEvent({ type: 'MemberBanned', data: {}, meta }))).toEqual([
    asCreator,
    asBusiness,
  ]);
  const erased = (purpose: 'contact' | 'kyc') =>
    rule.on.PersonalDataErased?.(recordedEvent({ type: 'PersonalDataErased', data: { purpose }, meta }));
  expect(erased('contact')).toEqual([asCreator, asBusiness]);
  expect(erased('kyc')).toEqual([]);
});

it('ends those of a creator whose Pro is over, and of nobody who has some left', () => {
  expect(rule.on.ProExpired?.(recordedEvent({ type: 'ProExpired', data: {}, meta }))).toEqual([asCreator]);
  const takenBack = (plan: 'basic' | null) => {
    const data = { claimId: memberId, plan, validUntil: plan && '2026-12-01T00:00:00.000Z' };
    return rule.on.ProTakenBack?.(recordedEvent({ type: 'ProTakenBack', data, meta }));
  };
  expect(takenBack(null)).toEqual([asCreator]);
  expect(takenBack('basic')).toEqual([]);
});
