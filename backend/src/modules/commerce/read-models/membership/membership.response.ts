import { addDays } from '../../../../platform/event-sourcing/index.js';
import { ShownChoice, ShownFlag, ShownNumber, ShownObject, ShownTime } from '../../../../platform/http/shown.js';
import { type Entitlements, plans } from '../../../../reference-data/index.js';
import type { MembershipRow } from './membership.row.js';

const nullable = { nullable: true };

export class EntitlementsResponse implements Entitlements {
  @ShownNumber() postPromotions: number;
  @ShownFlag() marketplace: boolean;
  @ShownFlag() verifiedBadge: boolean;
  @ShownFlag() forums: boolean;
  @ShownFlag() learningMaterials: boolean;
  @ShownFlag() jobsAndGigs: boolean;
  @ShownFlag() businessPage: boolean;
  @ShownFlag() teamProjectFunding: boolean;
  @ShownFlag() moderator: boolean;
}

export class MembershipResponse {
  @ShownChoice(['basic', 'pro']) profileStatus: 'basic' | 'pro';
  @ShownChoice(['none', ...plans.map(({ id }) => id)]) proPlan: 'none' | 'basic' | 'standard';
  @ShownTime({ ...nullable, description: 'When the plan was given or last renewed; it stays when Pro has ended.' })
  proSince: Date | null;
  @ShownTime(nullable) proUntil: Date | null;
  @ShownFlag({ description: 'The period is over; Pro holds until graceUntil, and a renewal is due.' }) inGrace: boolean;
  @ShownTime(nullable) graceUntil: Date | null;
  @ShownObject(() => EntitlementsResponse, nullable) entitlements: EntitlementsResponse | null;
}

export function showMembership(row: MembershipRow | null, now: Date, graceDays: number): MembershipResponse {
  const plan = plans.find(({ id }) => id === row?.plan);
  if (!plan || !row?.validUntil) return { ...basic, proSince: row?.since ?? null };
  return {
    profileStatus: 'pro',
    proPlan: plan.id,
    proSince: row.since,
    proUntil: row.validUntil,
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
  inGrace: false,
  graceUntil: null,
  entitlements: null,
} satisfies MembershipResponse;
