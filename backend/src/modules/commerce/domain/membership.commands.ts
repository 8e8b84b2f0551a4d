import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

/** Sent by an admin, without a fee. */
export type UpgradeToPro = Command<'UpgradeToPro', { plan: Plan; now: string; adminIsMember: boolean }>;
/** Follows a confirmed fee. Starts a period or extends the running one. */
export type BuyPro = Command<'BuyPro', { plan: Plan; now: string; claimId: string }>;
/** Sent when a reminder may be due. Changes nothing when none is. */
export type RemindOfRenewal = Command<'RemindOfRenewal', { now: string }>;
/** Sent when period and grace should be over. Changes nothing when they are not. */
export type ExpirePro = Command<'ExpirePro', { now: string; graceDays: number }>;

/** Sent when the money of a claim went back. Takes the period that it bought, once. */
export type TakeProBack = Command<'TakeProBack', { claimId: string }>;

export type MembershipCommand = UpgradeToPro | BuyPro | RemindOfRenewal | ExpirePro | TakeProBack;
