import type { Command, Purpose } from '../../../platform/event-sourcing/index.js';
import type { MemberRegistered, ProfileDetails, StaffRole } from './member.events.js';

/** The password travels as its hash, and never into an event: it is written beside the log, see `accounts/`. */
export type RegisterMember = Command<
  'RegisterMember',
  Omit<MemberRegistered['data'], 'privacyNotice'> & { readonly passwordHash: string }
>;
export type EditProfile = Command<'EditProfile', Partial<ProfileDetails>>;
export type ChangePassword = Command<
  'ChangePassword',
  { readonly passwordHash: string; readonly resetTokenHash: string }
>;
/** After the session has been ended, which cannot wait. */
export type NoteCopiedSession = Command<'NoteCopiedSession', Record<string, never>>;
export type BanMember = Command<'BanMember', { readonly reason?: string }>;
export type ReactivateMember = Command<'ReactivateMember', { readonly reason?: string }>;
export type ChangeStaffRoles = Command<
  'ChangeStaffRoles',
  { readonly grant?: StaffRole; readonly revoke?: StaffRole; readonly memberId: string; readonly by: string }
>;
export type SetMarketingConsent = Command<'SetMarketingConsent', { readonly given: boolean }>;
export type RequestErasure = Command<'RequestErasure', Record<string, never>>;
export type ErasePersonalData = Command<'ErasePersonalData', { readonly purposes: readonly Purpose[] }>;

export type MemberCommand =
  | RegisterMember
  | EditProfile
  | ChangePassword
  | NoteCopiedSession
  | BanMember
  | ReactivateMember
  | ChangeStaffRoles
  | SetMarketingConsent
  | RequestErasure
  | ErasePersonalData;
