import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export type Plan = 'basic' | 'standard';

/** The day of the month from which periods are counted, and the claim. Older events have neither. */
interface Bought {
  readonly anchorDay?: number;
  readonly claimId?: string;
}

/** The plan of a member, for lists. */
export const proOf = ({ plan, validUntil }: Pick<ProTakenBack['data'], 'plan' | 'validUntil'>) => ({
  proPlan: plan ?? ('none' as const),
  proUntil: validUntil === null ? null : new Date(validUntil),
});

export const membershipEvents = {
  ProUpgraded: defineEvent<{ plan: Plan; source: 'fee' | 'admin'; validUntil: string } & Bought>(),
  ProRenewed: defineEvent<{ plan: Plan; validUntil: string } & Bought>(),
  /** `daysBefore` counts the days to the end of the period; 0 on its last day and after. Older events have no plan. */
  ProRenewalReminded: defineEvent<{ daysBefore: number; validUntil: string; plan?: Plan }>(),
  ProExpired: defineEvent(),
  /** The money of a claim went back, and its period with it. `plan` and `validUntil` are what is left; null for none. */
  ProTakenBack: defineEvent<{ claimId: string; plan: Plan | null; validUntil: string | null }>(),
};

export type MembershipEvent = EventIn<typeof membershipEvents>;
export type ProUpgraded = EventOf<MembershipEvent, 'ProUpgraded'>;
export type ProRenewed = EventOf<MembershipEvent, 'ProRenewed'>;
export type ProExpired = EventOf<MembershipEvent, 'ProExpired'>;
export type ProTakenBack = EventOf<MembershipEvent, 'ProTakenBack'>;
