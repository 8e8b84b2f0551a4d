import { foldByType } from '../../../platform/event-sourcing/index.js';
import {
  type AccountCorrected,
  type AccountDetails,
  type MemberEvent,
  type MemberRegistered,
  type MembershipType,
  noAddedDetails,
  type ProfileDetails,
  type StaffInvited,
  type StaffRole,
} from './member.events.js';
import { erasesMember, type Purpose } from './purposes.js';

interface SecondFactor {
  readonly recoveryCodes: number;
  /** Set when the address was changed and its new owner has not been proven yet. */
  readonly isBehindAnotherAddress?: true;
}

interface Registered {
  readonly membershipType: MembershipType | null;
  readonly account: Partial<AccountDetails>;
  readonly profile: ProfileDetails;
  readonly roles: readonly StaffRole[];
  readonly marketingConsent: boolean;
  readonly emailVerified: boolean;
  /** null while it is off. */
  readonly secondFactor: SecondFactor | null;
  readonly apiTokens: readonly { readonly id: string; readonly expiresAt: string }[];
  readonly erasureRequested: boolean;
  readonly erased: readonly Purpose[];
}

export type ActiveMember = Registered & { readonly status: 'active' };
type BannedMember = Registered & { readonly status: 'banned' };
/** A member whose contact or profile was erased. */
type ErasedMember = Registered & { readonly status: 'erased' };

/** A stream without a member, perhaps with an invitation to be staff. */
interface NoMember {
  readonly status: 'none';
  readonly invitation?: StaffInvited['data'];
}

export type Member = NoMember | ActiveMember | BannedMember | ErasedMember;

export function evolveMember(member: Member, event: MemberEvent): Member {
  if (event.type === 'MemberRegistered') return registered(event);
  return member.status === 'none' ? invited(member, event) : changed(member, event);
}

function invited(member: NoMember, event: MemberEvent): NoMember {
  if (event.type === 'StaffInvited') return { status: 'none', invitation: event.data };
  return event.type === 'StaffInvitationWithdrawn' ? { status: 'none' } : member;
}

type Existing = Exclude<Member, { status: 'none' }>;

const unchanged = (member: Existing): Existing => member;

const changed = foldByType<Existing, Exclude<MemberEvent, MemberRegistered>>({
  ProfileEdited: (member, { data }) => ({ ...member, profile: { ...member.profile, ...data } }),
  AccountCorrected: corrected,
  EmailVerified: (member) => ({ ...member, emailVerified: true }),
  MemberBanned: (member) => ({ ...member, status: 'banned', apiTokens: [] }),
  MemberReactivated: (member) => ({ ...member, status: 'active' }),
  StaffRoleGranted: (member, { data }) => ({ ...member, roles: [...member.roles, data.role] }),
  StaffRoleRevoked: (member, { data }) => ({
    ...withoutApiTokens(member),
    roles: member.roles.filter((role) => role !== data.role),
  }),
  StaffInvited: unchanged,
  StaffInvitationWithdrawn: unchanged,
  StaffInvitationAccepted: unchanged,
  StaffLeft: unchanged,
  SecondFactorTurnedOn: (member, { data }) => ({ ...member, secondFactor: data }),
  RecoveryCodesRenewed: (member, { data }) => ({ ...member, secondFactor: data }),
  SecondFactorTurnedOff: (member) => ({ ...member, secondFactor: null }),
  RecoveryCodeUsed: (member, { data }) => ({ ...member, secondFactor: { recoveryCodes: data.left } }),
  ApiTokenMade: (member, { data: { tokenId: id, expiresAt } }) => ({
    ...member,
    apiTokens: [...member.apiTokens, { id, expiresAt }],
  }),
  ApiTokenRevoked: (member, { data }) => ({
    ...member,
    apiTokens: member.apiTokens.filter(({ id }) => id !== data.tokenId),
  }),
  MarketingConsentGiven: (member) => ({ ...member, marketingConsent: true }),
  MarketingConsentWithdrawn: (member) => ({ ...member, marketingConsent: false }),
  ErasureRequested: (member) => ({ ...member, erasureRequested: true }),
  ErasureRequestWithdrawn: (member) => ({ ...member, erasureRequested: false }),
  ErasureRequestAnswered: (member) => ({ ...member, erasureRequested: false }),
  PersonalDataErased: (member, { data }) => withoutData(member, data.purpose),
  PasswordChanged: withoutApiTokens,
  PasswordHashRenewed: unchanged,
  MemberImported: unchanged,
  SessionsEnded: withoutApiTokens,
  CopiedSessionEnded: unchanged,
});

function registered({ data }: MemberRegistered): ActiveMember {
  const { firstName, lastName, phone, country, state, gender, marketingConsent, membershipType } = data;
  const { email, qualification } = data;
  const account = { email, ...(qualification !== undefined && { qualification }) };
  const profile = { firstName, lastName, phone, country, state, gender, ...noAddedDetails };
  const nothingYet = { roles: [], emailVerified: false, secondFactor: null, apiTokens: [], erasureRequested: false };
  return { status: 'active', membershipType, account, profile, marketingConsent, ...nothingYet, erased: [] };
}

function withoutApiTokens(member: Existing): Existing {
  return { ...member, apiTokens: [] };
}

/** A new address is not verified, and the second factor stands behind another address. */
function corrected<M extends Registered>(member: M, { data }: AccountCorrected): M {
  const emailVerified = member.emailVerified && data.email === undefined;
  const secondFactor =
    member.secondFactor && data.email !== undefined
      ? { ...member.secondFactor, isBehindAnotherAddress: true as const }
      : member.secondFactor;
  return { ...member, account: { ...member.account, ...data }, emailVerified, secondFactor };
}

function withoutData(member: Existing, purpose: Purpose): Existing {
  const erased = [...member.erased, purpose];
  return erasesMember(purpose) ? { ...member, erased, status: 'erased' } : { ...member, erased };
}
