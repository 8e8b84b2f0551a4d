import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Purpose } from './purposes.js';

export type MembershipType = 'Creator' | 'Business' | 'AFRO WALLET';
export type StaffRole = 'admin' | 'reviewer' | 'auditor' | 'operator' | 'finance';

/** Details that members give and may correct themselves. Staff accounts have no phone, place or gender. */
interface RegisteredDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly gender: string | null;
}

interface AddedDetails {
  readonly motivation: string | null;
}

export const noAddedDetails: AddedDetails = { motivation: null };

export type ProfileDetails = RegisteredDetails & AddedDetails;

export interface AccountDetails {
  readonly email: string;
  readonly qualification: string;
}

interface ConsentEvidence {
  readonly wording: number;
  readonly channel: 'registration' | 'account';
}

/**
 * A digest of the stored hash, which altered accounts are found by. Proofs hold it as the log does: the random salt of
 * the hash keeps the password from being guessed by it.
 */
interface CredentialEvidence {
  readonly passwordDigest?: string;
}

export type MemberRegistered = Event<
  'MemberRegistered',
  RegisteredDetails & {
    readonly membershipType: MembershipType | null;
    readonly email: string;
    readonly qualification?: string;
    readonly marketingConsent: boolean;
    readonly privacyNotice: number;
    readonly terms?: number;
  } & CredentialEvidence
>;
export type ProfileEdited = Event<'ProfileEdited', Partial<ProfileDetails>>;
export type AccountCorrected = Event<'AccountCorrected', Partial<AccountDetails>>;
type EmailVerified = Event<'EmailVerified', Record<string, never>>;
type PasswordChanged = Event<'PasswordChanged', CredentialEvidence>;
/** An imported password is stored as a hash of ours from now on. */
type PasswordHashRenewed = Event<'PasswordHashRenewed', CredentialEvidence>;
/** The earlier events with the same correlation were imported from this source. */
type MemberImported = Event<'MemberImported', { readonly source: string; readonly batch: string }>;
type SessionsEnded = Event<'SessionsEnded', Record<string, never>>;
/** The token of a session was used by somebody else, so the session was ended. */
type CopiedSessionEnded = Event<'CopiedSessionEnded', Record<string, never>>;
type SecondFactorTurnedOn = Event<'SecondFactorTurnedOn', { readonly recoveryCodes: number }>;
type SecondFactorTurnedOff = Event<'SecondFactorTurnedOff', { readonly reason?: string }>;
type RecoveryCodesRenewed = Event<'RecoveryCodesRenewed', { readonly recoveryCodes: number }>;
type RecoveryCodeUsed = Event<'RecoveryCodeUsed', { readonly left: number }>;
/** The member chose the name. No event has the token itself. */
export type ApiTokenMade = Event<
  'ApiTokenMade',
  { readonly tokenId: string; readonly name: string; readonly rights: readonly string[]; readonly expiresAt: string }
>;
type ApiTokenRevoked = Event<'ApiTokenRevoked', { readonly tokenId: string }>;
export type MemberBanned = Event<'MemberBanned', { readonly reason?: string }>;
type MemberReactivated = Event<'MemberReactivated', { readonly reason?: string }>;
type StaffRoleGranted = Event<'StaffRoleGranted', { readonly role: StaffRole }>;
type StaffRoleRevoked = Event<'StaffRoleRevoked', { readonly role: StaffRole }>;
/** Comes before the account: the holder of the link may open it. A later invitation replaces an earlier one. */
export type StaffInvited = Event<
  'StaffInvited',
  {
    readonly email: string;
    readonly role: StaffRole;
    readonly tokenHash: string;
    readonly expiresAt: string;
    /** No mail was sent: the inviting admin was shown the link and hands it over. */
    readonly isLinkShown?: true;
  }
>;
type StaffInvitationWithdrawn = Event<'StaffInvitationWithdrawn', Record<string, never>>;
type StaffInvitationAccepted = Event<'StaffInvitationAccepted', Record<string, never>>;
/** Follows the revocation of the last role. Sessions, links and holds end with it. */
type StaffLeft = Event<'StaffLeft', Record<string, never>>;
type MarketingConsentGiven = Event<'MarketingConsentGiven', ConsentEvidence>;
type MarketingConsentWithdrawn = Event<'MarketingConsentWithdrawn', ConsentEvidence>;
type ErasureRequested = Event<'ErasureRequested', Record<string, never>>;
type ErasureRequestWithdrawn = Event<'ErasureRequestWithdrawn', Record<string, never>>;
/** Staff close the request without an erasure, and say why. */
type ErasureRequestAnswered = Event<'ErasureRequestAnswered', { readonly answer: string }>;
export type PersonalDataErased = Event<'PersonalDataErased', { readonly purpose: Purpose }>;

export type MemberEvent =
  | MemberRegistered
  | ProfileEdited
  | AccountCorrected
  | EmailVerified
  | PasswordChanged
  | PasswordHashRenewed
  | MemberImported
  | SessionsEnded
  | CopiedSessionEnded
  | SecondFactorTurnedOn
  | SecondFactorTurnedOff
  | RecoveryCodesRenewed
  | RecoveryCodeUsed
  | ApiTokenMade
  | ApiTokenRevoked
  | MemberBanned
  | MemberReactivated
  | StaffRoleGranted
  | StaffRoleRevoked
  | StaffInvited
  | StaffInvitationWithdrawn
  | StaffInvitationAccepted
  | StaffLeft
  | MarketingConsentGiven
  | MarketingConsentWithdrawn
  | ErasureRequested
  | ErasureRequestWithdrawn
  | ErasureRequestAnswered
  | PersonalDataErased;

/** Stands in the place of personal data once the key of its purpose is destroyed. */
const erasedContact = { email: '', phone: null };
const erasedProfile = { firstName: 'Erased', lastName: 'member', gender: null };

const erased = '[erased]';
const { email, phone } = erasedContact;
const credential = ['passwordDigest'] satisfies (keyof CredentialEvidence)[];

export const memberEvents: EventTypes<MemberEvent> = {
  MemberRegistered: { version: 1, personal: { contact: erasedContact, profile: erasedProfile }, internal: credential },
  ProfileEdited: { version: 1, personal: { contact: { phone }, profile: { ...erasedProfile, ...noAddedDetails } } },
  AccountCorrected: { version: 1, personal: { contact: { email } } },
  EmailVerified: { version: 1 },
  PasswordChanged: { version: 1, internal: credential },
  PasswordHashRenewed: { version: 1, internal: credential },
  MemberImported: { version: 1 },
  SessionsEnded: { version: 1 },
  CopiedSessionEnded: { version: 1 },
  SecondFactorTurnedOn: { version: 1 },
  SecondFactorTurnedOff: { version: 1, personal: { profile: { reason: erased } } },
  RecoveryCodesRenewed: { version: 1 },
  RecoveryCodeUsed: { version: 1 },
  ApiTokenMade: { version: 1, personal: { profile: { name: erased } } },
  ApiTokenRevoked: { version: 1 },
  MemberBanned: { version: 1, personal: { profile: { reason: erased } } },
  MemberReactivated: { version: 1, personal: { profile: { reason: erased } } },
  StaffRoleGranted: { version: 1 },
  StaffRoleRevoked: { version: 1 },
  StaffInvited: { version: 1, personal: { contact: { email } }, internal: ['tokenHash'] },
  StaffInvitationWithdrawn: { version: 1 },
  StaffInvitationAccepted: { version: 1 },
  StaffLeft: { version: 1 },
  MarketingConsentGiven: { version: 1 },
  MarketingConsentWithdrawn: { version: 1 },
  ErasureRequested: { version: 1 },
  ErasureRequestWithdrawn: { version: 1 },
  ErasureRequestAnswered: { version: 1, personal: { profile: { answer: erased } } },
  PersonalDataErased: { version: 1, erases: true },
};
