import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type Plan = 'basic' | 'standard';

export type ProUpgraded = Event<'ProUpgraded', { plan: Plan; source: 'fee' | 'admin'; validUntil: string }>;
export type ProRenewed = Event<'ProRenewed', { plan: Plan; validUntil: string }>;
/** The member is told that the period ends in so many days; 0 on the last of them or in the grace. */
type ProRenewalReminded = Event<'ProRenewalReminded', { daysBefore: number; validUntil: string }>;
export type ProExpired = Event<'ProExpired', Record<string, never>>;

export type MembershipEvent = ProUpgraded | ProRenewed | ProRenewalReminded | ProExpired;

export const membershipEvents: EventTypes<MembershipEvent> = {
  ProUpgraded: { version: 1 },
  ProRenewed: { version: 1 },
  ProRenewalReminded: { version: 1 },
  ProExpired: { version: 1 },
};
