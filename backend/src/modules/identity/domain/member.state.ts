import {
  type AccountCorrected,
  type AccountDetails,
  type MemberEvent,
  type MemberRegistered,
  type MembershipType,
  noAddedDetails,
  type ProfileDetails,
  type StaffRole,
} from './member.events.js';
import { erasesMember, type Purpose } from './purposes.js';

interface Registered {
  readonly membershipType: MembershipType | null;
  readonly account: Partial<AccountDetails>;
  readonly profile: ProfileDetails;
  readonly roles: readonly StaffRole[];
  readonly marketingConsent: boolean;
  readonly emailVerified: boolean;
  /** Null while it is off. */
  readonly secondFactor: { readonly recoveryCodes: number } | null;
  readonly erasureRequested: boolean;
  readonly erased: readonly Purpose[];
}

export type ActiveMember = Registered & { readonly status: 'active' };
type BannedMember = Registered & { readonly status: 'banned' };
/** Nobody any more: contact or profile cannot be read again. */
type ErasedMember = Registered & { readonly status: 'erased' };

export type Member = { readonly status: 'none' } | ActiveMember | BannedMember | ErasedMember;

export function evolveMember(member: Member, event: MemberEvent): Member {
  if (event.type === 'MemberRegistered') return registered(event);
  if (member.status === 'none') return member;
  switch (event.type) {
    case 'ProfileEdited':
      return { ...member, profile: { ...member.profile, ...event.data } };
    case 'AccountCorrected':
      return corrected(member, event);
    case 'EmailVerified':
      return { ...member, emailVerified: true };
    case 'MemberBanned':
      return { ...member, status: 'banned' };
    case 'MemberReactivated':
      return { ...member, status: 'active' };
    case 'StaffRoleGranted':
      return { ...member, roles: [...member.roles, event.data.role] };
    case 'StaffRoleRevoked':
      return { ...member, roles: member.roles.filter((role) => role !== event.data.role) };
    case 'SecondFactorTurnedOn':
    case 'RecoveryCodesRenewed':
      return { ...member, secondFactor: event.data };
    case 'SecondFactorTurnedOff':
      return { ...member, secondFactor: null };
    case 'RecoveryCodeUsed':
      return { ...member, secondFactor: { recoveryCodes: event.data.left } };
    case 'MarketingConsentGiven':
      return { ...member, marketingConsent: true };
    case 'MarketingConsentWithdrawn':
      return { ...member, marketingConsent: false };
    case 'ErasureRequested':
      return { ...member, erasureRequested: true };
    case 'PersonalDataErased':
      return withoutData(member, event.data.purpose);
    case 'PasswordChanged':
    case 'SessionsEnded':
    case 'CopiedSessionEnded':
      return member;
  }
}

function registered({ data }: MemberRegistered): ActiveMember {
  const { firstName, lastName, phone, country, state, gender, marketingConsent, membershipType } = data;
  const { email, qualification } = data;
  const account = { email, ...(qualification !== undefined && { qualification }) };
  const profile = { firstName, lastName, phone, country, state, gender, ...noAddedDetails };
  const nothingYet = { roles: [], emailVerified: false, secondFactor: null, erasureRequested: false, erased: [] };
  return { status: 'active', membershipType, account, profile, marketingConsent, ...nothingYet };
}

/** Nobody has shown yet that mail reaches them at another address. */
function corrected<M extends Registered>(member: M, { data }: AccountCorrected): M {
  const emailVerified = member.emailVerified && data.email === undefined;
  return { ...member, account: { ...member.account, ...data }, emailVerified };
}

function withoutData(member: Registered & Exclude<Member, { status: 'none' }>, purpose: Purpose): Member {
  const erased = [...member.erased, purpose];
  return erasesMember(purpose) ? { ...member, erased, status: 'erased' } : { ...member, erased };
}
