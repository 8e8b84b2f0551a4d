import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type Plan = 'basic' | 'standard';

/** The day of the month from which periods are counted, and the claim. Older events have neither. */
interface Bought {
  readonly anchorDay?: number;
  readonly claimId?: string;
}

export type ProUpgraded = Event<'ProUpgraded', { plan: Plan; source: 'fee' | 'admin'; validUntil: string } & Bought>;
export type ProRenewed = Event<'ProRenewed', { plan: Plan; validUntil: string } & Bought>;
/** `daysBefore` counts the days to the end of the period; 0 on its last day and after. Older events have no plan. */
type ProRenewalReminded = Event<'ProRenewalReminded', { daysBefore: number; validUntil: string; plan?: Plan }>;
export type ProExpired = Event<'ProExpired', Record<string, never>>;

/** The money of a claim went back, and its period with it. `plan` and `validUntil` are what is left; null for none. */
export type ProTakenBack = Event<'ProTakenBack', { claimId: string; plan: Plan | null; validUntil: string | null }>;

/** The plan of a member, for lists. */
export const proOf = ({ plan, validUntil }: Pick<ProTakenBack['data'], 'plan' | 'validUntil'>) => ({
  proPlan: plan ?? ('none' as const),
  proUntil: validUntil === null ? null : new Date(validUntil),
});

export type MembershipEvent = ProTakenBack | ProUpgraded | ProRenewed | ProRenewalReminded | ProExpired;

export const membershipEvents: EventTypes<MembershipEvent> = {
  ProUpgraded: { version: 1 },
  ProRenewed: { version: 1 },
  ProRenewalReminded: { version: 1 },
  ProExpired: { version: 1 },
  ProTakenBack: { version: 1 },
};
