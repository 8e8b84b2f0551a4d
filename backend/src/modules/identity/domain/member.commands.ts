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

/** The password hash is stored outside the log, see `accounts/`. The event has a digest of it. */
export type RegisterMember = Command<
  'RegisterMember',
  Omit<MemberRegistered['data'], 'privacyNotice' | 'passwordDigest'> & {
    readonly passwordHash: string;
    /** The version that was shown. Defaults to the current one. */
    readonly privacyNotice?: number;
  }
>;
export type EditProfile = Command<'EditProfile', Partial<ProfileDetails>>;
/** `formerEmail` is mailed about the change. It is not in the event. */
export type CorrectAccount = Command<'CorrectAccount', Partial<AccountDetails> & { readonly formerEmail: string }>;
/** A member may correct the address alone while it is not verified. */
export type CorrectOwnEmail = Command<'CorrectOwnEmail', { readonly email: string; readonly formerEmail: string }>;
/** Verifies the address of this hash only. A correction first makes that address the member's. */
export type VerifyEmail = Command<
  'VerifyEmail',
  { readonly emailHash: string; readonly correction?: CorrectOwnEmail['data'] }
>;
/** Sent with the token of a mailed link, or with the former password. In the second case the own session stays open. */
export type ChangePassword = Command<
  'ChangePassword',
  { readonly passwordHash: string } & (
    | { readonly resetTokenHash: string }
    | { readonly formerHash: string; readonly sessionId: string }
  )
>;
/** Replaces an imported hash at the first sign-in. The password stays the same. */
export type RenewPasswordHash = Command<
  'RenewPasswordHash',
  { readonly passwordHash: string; readonly formerHash: string }
>;
type NoteImport = Command<'NoteImport', { readonly source: string; readonly batch: string }>;
export type EndSessions = Command<'EndSessions', Record<string, never>>;
/** Sent after the session was ended, as ending it cannot wait. */
export type NoteCopiedSession = Command<'NoteCopiedSession', Record<string, never>>;
/** Proves the owner at sign-in: the time step of a right code, or the hash of a recovery code. */
export type SecondFactorProof = { readonly step: number } | { readonly recoveryCode: string };
/** The key is stored outside the log. The command names it encrypted, so that the confirmed key is turned on. */
export type TurnOnSecondFactor = Command<
  'TurnOnSecondFactor',
  { readonly sealedKey: string; readonly step: number; readonly recoveryCodes: number }
>;
/** Sent with a proof by the member, with a reason by an admin, and with neither from the command line. */
export type TurnOffSecondFactor = Command<
  'TurnOffSecondFactor',
  { readonly proof?: SecondFactorProof; readonly reason?: string }
>;
/** The codes are stored outside the log, as these hashes. */
export type RenewRecoveryCodes = Command<
  'RenewRecoveryCodes',
  { readonly proof: SecondFactorProof; readonly hashes: readonly string[] }
>;
export type UseRecoveryCode = Command<'UseRecoveryCode', { readonly recoveryCode: string }>;
/** The hash is stored outside the log. `ownRights` limits the rights of the token, and `at` its expiry. */
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
/** The link is only in the mail. */
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
type WithdrawErasureRequest = Command<'WithdrawErasureRequest', Record<string, never>>;
type AnswerErasureRequest = Command<'AnswerErasureRequest', { readonly answer: string }>;
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
  | WithdrawErasureRequest
  | AnswerErasureRequest
  | ErasePersonalData;
