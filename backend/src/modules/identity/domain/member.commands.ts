import type { Command } from '../../../platform/event-sourcing/index.js';
import type {
  AccountDetails,
  ApiTokenMade,
  MemberRegistered,
  ProfileDetails,
  StaffInvited,
  StaffRole,
} from './member.events.js';
import type { Purpose } from './purposes.js';

/** The password travels as its hash, which is written beside the log, see `accounts/`; an event has a digest of it. */
export type RegisterMember = Command<
  'RegisterMember',
  Omit<MemberRegistered['data'], 'privacyNotice' | 'passwordDigest'> & {
    readonly passwordHash: string;
    /** The version that was shown; the current one where nobody says. */
    readonly privacyNotice?: number;
  }
>;
export type EditProfile = Command<'EditProfile', Partial<ProfileDetails>>;
/** The former address is told of it; like a password, it is for what is written beside the log. */
export type CorrectAccount = Command<'CorrectAccount', Partial<AccountDetails> & { readonly formerEmail: string }>;
/** A member does so alone only while the address is not verified. */
export type CorrectOwnEmail = Command<'CorrectOwnEmail', { readonly email: string; readonly formerEmail: string }>;
/** For the address of this hash, and for no later one; with a correction, that address becomes the member's first. */
export type VerifyEmail = Command<
  'VerifyEmail',
  { readonly emailHash: string; readonly correction?: CorrectOwnEmail['data'] }
>;
/** By the link of a mail, or by whoever knows the former password, whose own session goes on. */
export type ChangePassword = Command<
  'ChangePassword',
  { readonly passwordHash: string } & (
    | { readonly resetTokenHash: string }
    | { readonly formerHash: string; readonly sessionId: string }
  )
>;
/** At the first sign-in with a password that was brought along; it stays the same. */
export type RenewPasswordHash = Command<
  'RenewPasswordHash',
  { readonly passwordHash: string; readonly formerHash: string }
>;
type NoteImport = Command<'NoteImport', { readonly source: string; readonly batch: string }>;
export type EndSessions = Command<'EndSessions', Record<string, never>>;
/** After the session has been ended, which cannot wait. */
export type NoteCopiedSession = Command<'NoteCopiedSession', Record<string, never>>;
/** What proves that whoever signs in is the owner: the step of a right code, or the hash of a recovery code. */
export type SecondFactorProof = { readonly step: number } | { readonly recoveryCode: string };
/** The key stays beside the log; it is named here, encrypted, so that what is turned on is what was confirmed. */
export type TurnOnSecondFactor = Command<
  'TurnOnSecondFactor',
  { readonly sealedKey: string; readonly step: number; readonly recoveryCodes: number }
>;
/** For a member who has lost it: with a reason an admin takes it off, with neither whoever runs the product. */
export type TurnOffSecondFactor = Command<
  'TurnOffSecondFactor',
  { readonly proof?: SecondFactorProof; readonly reason?: string }
>;
/** The codes stay beside the log, and come as their hashes. */
export type RenewRecoveryCodes = Command<
  'RenewRecoveryCodes',
  { readonly proof: SecondFactorProof; readonly hashes: readonly string[] }
>;
export type UseRecoveryCode = Command<'UseRecoveryCode', { readonly recoveryCode: string }>;
/** The hash is kept beside the log; the maker's own rights, and the moment, come in to be held to. */
export type MakeApiToken = Command<
  'MakeApiToken',
  Omit<ApiTokenMade['data'], 'expiresAt'> & {
    readonly tokenHash: string;
    readonly ownRights: readonly string[];
    readonly expiresAt: Date;
    readonly at: Date;
  }
>;
type RevokeApiToken = Command<'RevokeApiToken', { readonly tokenId: string }>;
export type BanMember = Command<'BanMember', { readonly reason?: string }>;
export type ReactivateMember = Command<'ReactivateMember', { readonly reason?: string }>;
export type ChangeStaffRoles = Command<
  'ChangeStaffRoles',
  { readonly grant?: StaffRole; readonly revoke?: StaffRole; readonly memberId: string; readonly by: string }
>;
/** The link goes into the mail alone. */
export type InviteStaff = Command<'InviteStaff', StaffInvited['data'] & { readonly link: string }>;
type WithdrawInvitation = Command<'WithdrawInvitation', Record<string, never>>;
export type AcceptInvitation = Command<
  'AcceptInvitation',
  {
    readonly tokenHash: string;
    readonly now: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly passwordHash: string;
  }
>;
export type InvitationCommand = InviteStaff | WithdrawInvitation | AcceptInvitation;
export type LeaveStaff = Command<'LeaveStaff', { readonly memberId: string; readonly by: string }>;
export type SetMarketingConsent = Command<'SetMarketingConsent', { readonly given: boolean }>;
type RequestErasure = Command<'RequestErasure', Record<string, never>>;
export type ErasePersonalData = Command<'ErasePersonalData', { readonly purposes: readonly Purpose[] }>;

export type MemberCommand =
  | RegisterMember
  | EditProfile
  | CorrectAccount
  | CorrectOwnEmail
  | VerifyEmail
  | ChangePassword
  | RenewPasswordHash
  | NoteImport
  | EndSessions
  | NoteCopiedSession
  | TurnOnSecondFactor
  | TurnOffSecondFactor
  | RenewRecoveryCodes
  | UseRecoveryCode
  | MakeApiToken
  | RevokeApiToken
  | BanMember
  | ReactivateMember
  | ChangeStaffRoles
  | InvitationCommand
  | LeaveStaff
  | SetMarketingConsent
  | RequestErasure
  | ErasePersonalData;
