import { addDays } from '../../../../platform/event-sourcing/index.js';
import { ChoiceProp, DateTimeProp, FlagProp, NumberProp, ObjectProp } from '../../../../platform/http/props.js';
import { type Entitlements, plans } from '../../../../reference-data/index.js';
import type { MembershipRow } from './membership.row.js';

const nullable = { nullable: true };

export class EntitlementsResponse implements Entitlements {
  @NumberProp() postPromotions: number;
  @FlagProp() marketplace: boolean;
  @FlagProp() verifiedBadge: boolean;
  @FlagProp() forums: boolean;
  @FlagProp() learningMaterials: boolean;
  @FlagProp() jobsAndGigs: boolean;
  @FlagProp() businessPage: boolean;
  @FlagProp() teamProjectFunding: boolean;
  @FlagProp() moderator: boolean;
}

export class MembershipResponse {
  @ChoiceProp(['basic', 'pro']) profileStatus: 'basic' | 'pro';
  @ChoiceProp(['none', ...plans.map(({ id }) => id)]) proPlan: 'none' | 'basic' | 'standard';
  @DateTimeProp({ ...nullable, description: 'When the plan was given or last renewed; it stays when Pro has ended.' })
  proSince: Date | null;
  @DateTimeProp(nullable) proUntil: Date | null;
  @DateTimeProp({ ...nullable, description: 'Until when a payment that is confirmed now makes Pro last.' })
  renewsUntil: Date | null;
  @FlagProp({ description: 'The period is over; Pro holds until graceUntil, and a renewal is due.' }) inGrace: boolean;
  @DateTimeProp(nullable) graceUntil: Date | null;
  @ObjectProp(() => EntitlementsResponse, nullable) entitlements: EntitlementsResponse | null;
}

export function showMembership(
  row: MembershipRow | null,
  renewsUntil: Date | null,
  now: Date,
  graceDays: number,
): MembershipResponse {
  const plan = plans.find(({ id }) => id === row?.plan);
  if (!plan || !row?.validUntil) return { ...basic, proSince: row?.since ?? null };
  return {
    profileStatus: 'pro',
    proPlan: plan.id,
    proSince: row.since,
    proUntil: row.validUntil,
    renewsUntil,
    inGrace: row.validUntil <= now,
    graceUntil: addDays(row.validUntil, graceDays),
    entitlements: plan.entitlements,
  };
}

const basic = {
  profileStatus: 'basic',
  proPlan: 'none',
  proSince: null,
  proUntil: null,
  renewsUntil: null,
  inGrace: false,
  graceUntil: null,
  entitlements: null,
} satisfies MembershipResponse;
