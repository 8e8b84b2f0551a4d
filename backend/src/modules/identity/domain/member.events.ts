import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';
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

/** Stands in the place of personal data once the key of its purpose is destroyed. */
const erasedContact = { email: '', phone: null };
const erasedProfile = { firstName: 'Erased', lastName: 'member', gender: null };

const erased = '[erased]';
const { email, phone } = erasedContact;
const credential = ['passwordDigest'] satisfies (keyof CredentialEvidence)[];

export const memberEvents = {
  MemberRegistered: defineEvent<
    RegisteredDetails & {
      membershipType: MembershipType | null;
      email: string;
      qualification?: string;
      marketingConsent: boolean;
      privacyNotice: number;
      terms?: number;
    } & CredentialEvidence
  >({ personal: { contact: erasedContact, profile: erasedProfile }, internal: credential }),
  ProfileEdited: defineEvent<Partial<ProfileDetails>>({
    personal: { contact: { phone }, profile: { ...erasedProfile, ...noAddedDetails } },
  }),
  AccountCorrected: defineEvent<Partial<AccountDetails>>({ personal: { contact: { email } } }),
  EmailVerified: defineEvent(),
  PasswordChanged: defineEvent<CredentialEvidence>({ internal: credential }),
  /** An imported password is stored as a hash of ours from now on. */
  PasswordHashRenewed: defineEvent<CredentialEvidence>({ internal: credential }),
  /** The earlier events with the same correlation were imported from this source. */
  MemberImported: defineEvent<{ source: string; batch: string }>(),
  SessionsEnded: defineEvent(),
  /** The token of a session was used by somebody else, so the session was ended. */
  CopiedSessionEnded: defineEvent(),
  SecondFactorTurnedOn: defineEvent<{ recoveryCodes: number }>(),
  SecondFactorTurnedOff: defineEvent<{ reason?: string }>({ personal: { profile: { reason: erased } } }),
  RecoveryCodesRenewed: defineEvent<{ recoveryCodes: number }>(),
  RecoveryCodeUsed: defineEvent<{ left: number }>(),
  /** The member chose the name. No event has the token itself. */
  ApiTokenMade: defineEvent<{
    tokenId: string;
    name: string;
    rights: readonly string[];
    expiresAt: string;
  }>({ personal: { profile: { name: erased } } }),
  ApiTokenRevoked: defineEvent<{ tokenId: string }>(),
  MemberBanned: defineEvent<{ reason?: string }>({ personal: { profile: { reason: erased } } }),
  MemberReactivated: defineEvent<{ reason?: string }>({ personal: { profile: { reason: erased } } }),
  StaffRoleGranted: defineEvent<{ role: StaffRole }>(),
  StaffRoleRevoked: defineEvent<{ role: StaffRole }>(),
  /** Comes before the account: the holder of the link may open it. A later invitation replaces an earlier one. */
  StaffInvited: defineEvent<{
    email: string;
    role: StaffRole;
    tokenHash: string;
    expiresAt: string;
    /** No mail was sent: the inviting admin was shown the link and hands it over. */
    isLinkShown?: true;
  }>({ personal: { contact: { email } }, internal: ['tokenHash'] }),
  StaffInvitationWithdrawn: defineEvent(),
  StaffInvitationAccepted: defineEvent(),
  /** Follows the revocation of the last role. Sessions, links and holds end with it. */
  StaffLeft: defineEvent(),
  MarketingConsentGiven: defineEvent<ConsentEvidence>(),
  MarketingConsentWithdrawn: defineEvent<ConsentEvidence>(),
  ErasureRequested: defineEvent(),
  ErasureRequestWithdrawn: defineEvent(),
  /** Staff close the request without an erasure, and say why. */
  ErasureRequestAnswered: defineEvent<{ answer: string }>({ personal: { profile: { answer: erased } } }),
  PersonalDataErased: defineEvent<{ purpose: Purpose }>({ erases: true }),
};

export type MemberEvent = EventIn<typeof memberEvents>;
export type MemberRegistered = EventOf<MemberEvent, 'MemberRegistered'>;
export type ProfileEdited = EventOf<MemberEvent, 'ProfileEdited'>;
export type AccountCorrected = EventOf<MemberEvent, 'AccountCorrected'>;
export type ApiTokenMade = EventOf<MemberEvent, 'ApiTokenMade'>;
export type MemberBanned = EventOf<MemberEvent, 'MemberBanned'>;
export type StaffInvited = EventOf<MemberEvent, 'StaffInvited'>;
export type PersonalDataErased = EventOf<MemberEvent, 'PersonalDataErased'>;
