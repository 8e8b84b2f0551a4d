import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

/** By an admin, without a fee. */
export type UpgradeToPro = Command<'UpgradeToPro', { plan: Plan; now: string; adminIsMember: boolean }>;
/** For a fee that was confirmed: starts a period, or lengthens the one that runs. */
export type BuyPro = Command<'BuyPro', { plan: Plan; now: string; claimId: string }>;
/** Sent when a reminder may be due; changes nothing when none is. */
export type RemindOfRenewal = Command<'RemindOfRenewal', { now: string }>;
/** Sent when period and grace should be over; changes nothing when they are not. */
export type ExpirePro = Command<'ExpirePro', { now: string; graceDays: number }>;

/** Sent when what was paid for a claim went back; takes the period that it bought, and does so once. */
export type TakeProBack = Command<'TakeProBack', { claimId: string }>;

export type MembershipCommand = UpgradeToPro | BuyPro | RemindOfRenewal | ExpirePro | TakeProBack;
