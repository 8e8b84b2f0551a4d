import { addDays, byType, type Decider, DomainError, digestOf } from '../../../platform/event-sourcing/index.js';
import type {
  BanMember,
  ChangeStaffRoles,
  CorrectAccount,
  CorrectOwnEmail,
  EditProfile,
  ErasePersonalData,
  InvitationCommand,
  LeaveStaff,
  MakeApiToken,
  MemberCommand,
  ReactivateMember,
  RegisterMember,
  RenewRecoveryCodes,
  SetMarketingConsent,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
  VerifyEmail,
} from './member.commands.js';
import type { MemberEvent } from './member.events.js';
import { memberRefusals } from './member.refusals.js';
import { type ActiveMember, evolveMember, type Member } from './member.state.js';
import { decideInvitation } from './staff-invitation.js';

/** Versions of the texts that members are shown. A new wording takes the next number. */
const PRIVACY_NOTICE = 1;
const MARKETING_WORDING = 1;

const MAX_API_TOKENS = 10;
const MAX_API_TOKEN_DAYS = 366;

type Existing = Exclude<Member, { status: 'none' }>;

export const memberDecider: Decider<Member, MemberCommand, MemberEvent> = {
  initial: { status: 'none' },
  decide: (command, member) => {
    if (command.type === 'RegisterMember') return register(command, member);
    if (isOfInvitation(command) || member.status === 'none') return decideInvitation(command, member, PRIVACY_NOTICE);
    return decideExisting(command, member);
  },
  evolve: evolveMember,
};

const isOfInvitation = (command: MemberCommand): command is InvitationCommand =>
  ['InviteStaff', 'WithdrawInvitation', 'AcceptInvitation'].includes(command.type);

const decideExisting = byType<
  Exclude<MemberCommand, RegisterMember | InvitationCommand>,
  [Existing],
  readonly MemberEvent[]
>({
  EditProfile: (command, member) => editProfile(command, active(member)),
  CorrectAccount: (command, member) => correctAccount(command, active(member)),
  CorrectOwnEmail: (command, member) => correctOwnEmail(command, active(member)),
  VerifyEmail: (command, member) => verifyEmail(command, active(member)),
  ChangePassword: ({ data }, member) =>
    always(active(member), { type: 'PasswordChanged', data: { passwordDigest: digestOf(data.passwordHash) } }),
  RenewPasswordHash: ({ data }, member) =>
    always(active(member), { type: 'PasswordHashRenewed', data: { passwordDigest: digestOf(data.passwordHash) } }),
  NoteImport: ({ data }) => [{ type: 'MemberImported', data }],
  EndSessions: (_, member) => always(active(member), { type: 'SessionsEnded', data: {} }),
  NoteCopiedSession: (_, member) => always(active(member), { type: 'CopiedSessionEnded', data: {} }),
  TurnOnSecondFactor: (command, member) => turnOnSecondFactor(command, active(member)),
  TurnOffSecondFactor: (command, member) => turnOffSecondFactor(command, active(member)),
  RenewRecoveryCodes: (command, member) => renewRecoveryCodes(command, active(member)),
  UseRecoveryCode: (_, member) => useRecoveryCode(active(member)),
  MakeApiToken: (command, member) => makeApiToken(command, active(member)),
  RevokeApiToken: ({ data: { tokenId } }, member) => {
    if (!active(member).apiTokens.some(({ id }) => id === tokenId)) throw new DomainError(memberRefusals.NOT_FOUND);
    return [{ type: 'ApiTokenRevoked', data: { tokenId } }];
  },
  BanMember: ban,
  ReactivateMember: reactivate,
  ChangeStaffRoles: (command, member) => changeStaffRoles(command, active(member)),
  LeaveStaff: (command, member) => leaveStaff(command, active(member)),
  SetMarketingConsent: (command, member) => setMarketingConsent(command, active(member)),
  RequestErasure: (_, member) => (kept(member).erasureRequested ? [] : [{ type: 'ErasureRequested', data: {} }]),
  WithdrawErasureRequest: (_, member) =>
    kept(member).erasureRequested ? [{ type: 'ErasureRequestWithdrawn', data: {} }] : [],
  AnswerErasureRequest: ({ data }, member) => {
    if (!kept(member).erasureRequested) throw new DomainError(memberRefusals.ERASURE_NOT_ASKED);
    return [{ type: 'ErasureRequestAnswered', data }];
  },
  ErasePersonalData: erase,
});

const always = (_: ActiveMember, event: MemberEvent): readonly MemberEvent[] => [event];

function register({ data: { passwordHash, ...facts } }: RegisterMember, member: Member): MemberEvent[] {
  if (member.status !== 'none') throw new DomainError(memberRefusals.MEMBER_ALREADY_REGISTERED);
  return [
    {
      type: 'MemberRegistered',
      data: { privacyNotice: PRIVACY_NOTICE, ...facts, passwordDigest: digestOf(passwordHash) },
    },
    ...(facts.marketingConsent ? [consentEvent(true, 'registration')] : []),
  ];
}

function editProfile({ data }: EditProfile, { profile }: ActiveMember): MemberEvent[] {
  const changed = whatChanges(data, profile);
  return changed ? [{ type: 'ProfileEdited', data: changed }] : [];
}

/** Refuses to set the address of a colleague, as a new address is a way into the account. */
function correctAccount(
  { data: { formerEmail, ...given } }: CorrectAccount,
  { account, membershipType, roles }: ActiveMember,
): MemberEvent[] {
  if (roles.length > 0) throw new DomainError(memberRefusals.STAFF_CANNOT_BE_CORRECTED);
  if (given.qualification !== undefined && membershipType !== 'Creator')
    throw new DomainError(memberRefusals.NO_DEPARTMENT);
  const changed = whatChanges(given, account);
  return changed ? [{ type: 'AccountCorrected', data: changed }] : [];
}

function correctOwnEmail({ data }: CorrectOwnEmail, member: ActiveMember): MemberEvent[] {
  if (member.emailVerified) throw new DomainError(memberRefusals.EMAIL_IS_VERIFIED);
  return correctAccount({ type: 'CorrectAccount', data }, member);
}

function verifyEmail({ data: { correction } }: VerifyEmail, member: ActiveMember): MemberEvent[] {
  const isOther = correction !== undefined && correction.email !== member.account.email;
  const corrected = isOther ? correctOwnEmail({ type: 'CorrectOwnEmail', data: correction }, member) : [];
  return member.emailVerified ? [] : [...corrected, { type: 'EmailVerified', data: {} }];
}

/** The given fields that differ from the current ones. Undefined when none does. */
function whatChanges<Details extends object>(given: Partial<Details>, now: Partial<Details>) {
  const fields = Object.keys(given) as (keyof Details)[];
  const changed = fields.filter((field) => given[field] !== undefined && given[field] !== now[field]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<Details>;
}

function turnOnSecondFactor({ data: { recoveryCodes } }: TurnOnSecondFactor, member: ActiveMember): MemberEvent[] {
  if (member.secondFactor) throw new DomainError(memberRefusals.SECOND_FACTOR_IS_ON);
  return [{ type: 'SecondFactorTurnedOn', data: { recoveryCodes } }];
}

/** Without a proof the sender may not be the owner: a colleague, or a reader of an address that staff set. */
function turnOffSecondFactor(
  { data: { proof, reason } }: TurnOffSecondFactor,
  { secondFactor, roles }: ActiveMember,
): MemberEvent[] {
  if (reason !== undefined && roles.length > 0) throw new DomainError(memberRefusals.STAFF_KEEP_SECOND_FACTOR);
  if (!secondFactor) return [];
  if (reason !== undefined && secondFactor.isBehindAnotherAddress)
    throw new DomainError(memberRefusals.ADDRESS_WAS_CORRECTED);
  const off: MemberEvent = { type: 'SecondFactorTurnedOff', data: reason === undefined ? {} : { reason } };
  return proof ? [off] : [off, { type: 'SessionsEnded', data: {} }];
}

function renewRecoveryCodes({ data: { hashes } }: RenewRecoveryCodes, { secondFactor }: ActiveMember): MemberEvent[] {
  if (!secondFactor) throw new DomainError(memberRefusals.SECOND_FACTOR_IS_OFF);
  return [{ type: 'RecoveryCodesRenewed', data: { recoveryCodes: hashes.length } }];
}

/** AccountWriter checks which code it was and whether it is unused. */
function useRecoveryCode({ secondFactor }: ActiveMember): MemberEvent[] {
  if (!secondFactor || secondFactor.recoveryCodes === 0) throw new DomainError(memberRefusals.SECOND_FACTOR_WRONG);
  return [{ type: 'RecoveryCodeUsed', data: { left: secondFactor.recoveryCodes - 1 } }];
}

function makeApiToken({ data }: MakeApiToken, { apiTokens }: ActiveMember): MemberEvent[] {
  const { tokenId, name, rights, ownRights, expiresAt, at } = data;
  if (expiresAt <= at || expiresAt > addDays(at, MAX_API_TOKEN_DAYS))
    throw new DomainError(memberRefusals.API_TOKEN_ENDS_WRONG);
  if (rights.length === 0) throw new DomainError(memberRefusals.API_TOKEN_WITHOUT_RIGHT);
  if (!rights.every((right) => ownRights.includes(right))) throw new DomainError(memberRefusals.API_TOKEN_TOO_STRONG);
  if (apiTokens.filter((token) => token.expiresAt > at.toISOString()).length >= MAX_API_TOKENS)
    throw new DomainError(memberRefusals.TOO_MANY_API_TOKENS);
  return [{ type: 'ApiTokenMade', data: { tokenId, name, rights, expiresAt: expiresAt.toISOString() } }];
}

function ban({ data: { reason } }: BanMember, member: Existing): MemberEvent[] {
  if (member.status === 'banned') return []; // a second click is no error
  if (active(member).roles.length > 0) throw new DomainError(memberRefusals.STAFF_CANNOT_BE_BANNED);
  return [{ type: 'MemberBanned', data: reason === undefined ? {} : { reason } }];
}

function reactivate({ data: { reason } }: ReactivateMember, member: Existing): MemberEvent[] {
  if (member.status === 'banned') return [{ type: 'MemberReactivated', data: reason === undefined ? {} : { reason } }];
  active(member);
  return [];
}

function changeStaffRoles({ data: { grant, revoke, memberId, by } }: ChangeStaffRoles, { roles }: ActiveMember) {
  if (revoke !== undefined && memberId === by) throw new DomainError(memberRefusals.CANNOT_REVOKE_OWN_ROLE);
  const events: MemberEvent[] = [];
  if (grant !== undefined && !roles.includes(grant)) events.push({ type: 'StaffRoleGranted', data: { role: grant } });
  if (revoke !== undefined && roles.includes(revoke)) events.push({ type: 'StaffRoleRevoked', data: { role: revoke } });
  return events;
}

function leaveStaff({ data: { memberId, by } }: LeaveStaff, { roles }: ActiveMember): MemberEvent[] {
  if (memberId === by) throw new DomainError(memberRefusals.CANNOT_REVOKE_OWN_ROLE);
  if (roles.length === 0) return [];
  return [
    ...roles.map((role) => ({ type: 'StaffRoleRevoked' as const, data: { role } })),
    { type: 'StaffLeft', data: {} },
  ];
}

function setMarketingConsent({ data: { given } }: SetMarketingConsent, { marketingConsent }: ActiveMember) {
  return given === marketingConsent ? [] : [consentEvent(given, 'account')];
}

function consentEvent(given: boolean, channel: 'registration' | 'account'): MemberEvent {
  const type = given ? 'MarketingConsentGiven' : 'MarketingConsentWithdrawn';
  return { type, data: { wording: MARKETING_WORDING, channel } };
}

function erase({ data: { purposes } }: ErasePersonalData, member: Existing): MemberEvent[] {
  const staff = member.roles.length > 0;
  if (staff) throw new DomainError(memberRefusals.STAFF_CANNOT_BE_ERASED);
  const left = purposes.filter((purpose) => !member.erased.includes(purpose));
  return [...new Set(left)].map((purpose) => ({ type: 'PersonalDataErased', data: { purpose } }));
}

/** Throws for an erased member. A suspended member may still ask for erasure. */
function kept(member: Existing): Exclude<Existing, { status: 'erased' }> {
  if (member.status === 'erased') throw new DomainError(memberRefusals.NOT_FOUND);
  return member;
}

/** Throws for a banned or an erased member. */
function active(member: Existing): ActiveMember {
  if (member.status === 'banned') throw new DomainError(memberRefusals.MEMBER_IS_BANNED);
  if (member.status === 'erased') throw new DomainError(memberRefusals.NOT_FOUND);
  return member;
}
