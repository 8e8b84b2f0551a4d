import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { digestOf } from '../../../platform/event-sourcing/index.js';
import type { MemberCommand } from './member.commands.js';
import { memberDecider } from './member.decider.js';
import type { MemberEvent, StaffRole } from './member.events.js';
import { memberRefusals } from './member.refusals.js';

const given = deciderSpec(memberDecider, memberRefusals);
const granted = (role: StaffRole): MemberEvent => ({ type: 'StaffRoleGranted', data: { role } });
const revoked = (role: StaffRole): MemberEvent => ({ type: 'StaffRoleRevoked', data: { role } });
const names = { firstName: 'Ada', lastName: 'Obi' };
const nobody = { phone: null, country: null, state: null, gender: null, membershipType: null };
const account = { ...names, ...nobody, email: 'ada@example.com', marketingConsent: false, privacyNotice: 1 };
const registered: MemberEvent = { type: 'MemberRegistered', data: { ...account, passwordDigest: digestOf('hash') } };

describe('an invitation to the staff', () => {
  const invitation = { email: 'ada@example.com', role: 'reviewer', tokenHash: 'hash' } as const;
  const expiresAt = '2030-01-04T00:00:00.000Z';
  const invited: MemberEvent = { type: 'StaffInvited', data: { ...invitation, expiresAt } };
  const withdrawn: MemberEvent = { type: 'StaffInvitationWithdrawn', data: {} };
  const accepting = { ...names, tokenHash: 'hash', passwordHash: 'hash', now: '2030-01-03T23:59:59.000Z' };
  const accept = (data: object = {}): MemberCommand => ({ type: 'AcceptInvitation', data: { ...accepting, ...data } });
  const withdraw: MemberCommand = { type: 'WithdrawInvitation', data: {} };

  it('keeps its link out of the log', () =>
    given()
      .when({ type: 'InviteStaff', data: { ...invitation, expiresAt, link: 'https://example.com' } })
      .then(invited));
  it('opens an account without a membership, with its role', () =>
    given(invited).when(accept()).then(registered, { type: 'StaffInvitationAccepted', data: {} }, granted('reviewer')));
  it('is good once, in time, and by its own link alone', () => {
    given(invited, registered).when(accept()).thenRefused('INVITATION_INVALID');
    given(invited)
      .when(accept({ now: expiresAt }))
      .thenRefused('INVITATION_INVALID');
    given(invited)
      .when(accept({ tokenHash: 'other' }))
      .thenRefused('INVITATION_INVALID');
    given().when(accept()).thenRefused('INVITATION_INVALID');
  });
  it('replaces the former one when it is sent again', () => {
    const again: MemberEvent = { type: 'StaffInvited', data: { ...invitation, tokenHash: 'new', expiresAt } };
    given(invited, again).when(accept()).thenRefused('INVITATION_INVALID');
  });
  it('can be withdrawn until it is accepted', () => {
    given(invited).when(withdraw).then(withdrawn);
    given(invited, withdrawn).when(accept()).thenRefused('INVITATION_INVALID');
    given(invited, withdrawn).when(withdraw).thenRefused('NOT_FOUND');
    given(invited, registered).when(withdraw).thenRefused('NOT_FOUND');
  });
  it('goes with an erasure, as after an older backup', () => {
    const erase: MemberCommand = { type: 'ErasePersonalData', data: { purposes: ['contact'] } };
    given(invited).when(erase).then(withdrawn);
    given().when(erase).thenRefused('NOT_FOUND');
  });
});

describe('leaving the staff', () => {
  const leave = (by = 'chief'): MemberCommand => ({ type: 'LeaveStaff', data: { memberId: 'ada', by } });
  it('takes every role', () =>
    given(registered, granted('reviewer'), granted('finance'))
      .when(leave())
      .then(revoked('reviewer'), revoked('finance'), { type: 'StaffLeft', data: {} }));
  it('does nothing for a member without roles', () => given(registered).when(leave()).thenNothing());
  it('is refused to the staff member themselves', () =>
    given(registered, granted('admin')).when(leave('ada')).thenRefused('CANNOT_REVOKE_OWN_ROLE'));
});
