import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type Plan = 'basic' | 'standard';

export type ProUpgraded = Event<'ProUpgraded', { plan: Plan; source: 'fee' | 'admin'; validUntil: string }>;
export type ProRenewed = Event<'ProRenewed', { plan: Plan; validUntil: string }>;
export type ProExpired = Event<'ProExpired', Record<string, never>>;

export type MembershipEvent = ProUpgraded | ProRenewed | ProExpired;

export const membershipEvents: EventTypes<MembershipEvent> = {
  ProUpgraded: { version: 1 },
  ProRenewed: { version: 1 },
  ProExpired: { version: 1 },
};
