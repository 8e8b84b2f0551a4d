import { DomainError, digestOf } from '../../../platform/event-sourcing/index.js';
import type { AcceptInvitation, MemberCommand } from './member.commands.js';
import type { MemberEvent } from './member.events.js';
import { memberRefusals } from './member.refusals.js';
import type { Member } from './member.state.js';

const nobodyInParticular = { phone: null, country: null, state: null, gender: null, marketingConsent: false };

/** An invitation begins the stream of its future member, so that it is accepted once. */
export function decideInvitation(command: MemberCommand, member: Member, privacyNotice: number): MemberEvent[] {
  const invitation = member.status === 'none' ? member.invitation : undefined;
  if (command.type === 'InviteStaff' && member.status === 'none') {
    const { link: _, ...data } = command.data;
    return [{ type: 'StaffInvited', data }];
  }
  if (command.type === 'AcceptInvitation') {
    if (!invitation || !isGood(command, invitation)) throw new DomainError(memberRefusals.INVITATION_INVALID);
    return accept(command, invitation, privacyNotice);
  }
  // An erasure is repeated here when an older backup brought the address back.
  const isEnding = command.type === 'WithdrawInvitation' || command.type === 'ErasePersonalData';
  if (!invitation || !isEnding) throw new DomainError(memberRefusals.NOT_FOUND);
  return [{ type: 'StaffInvitationWithdrawn', data: {} }];
}

type Invitation = NonNullable<Extract<Member, { status: 'none' }>['invitation']>;

const isGood = ({ data: { tokenHash, now } }: AcceptInvitation, invitation: Invitation): boolean =>
  tokenHash === invitation.tokenHash && now < invitation.expiresAt;

function accept({ data }: AcceptInvitation, { email, role }: Invitation, privacyNotice: number): MemberEvent[] {
  const { firstName, lastName, passwordHash } = data;
  const names = { email, firstName, lastName, membershipType: null };
  const passwordDigest = digestOf(passwordHash);
  return [
    { type: 'MemberRegistered', data: { ...names, ...nobodyInParticular, privacyNotice, passwordDigest } },
    { type: 'StaffInvitationAccepted', data: {} },
    { type: 'StaffRoleGranted', data: { role } },
  ];
}
