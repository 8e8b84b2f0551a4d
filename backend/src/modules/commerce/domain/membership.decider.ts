import {
  addCalendarMonths,
  addDays,
  byType,
  type Decider,
  DomainError,
  foldByType,
} from '../../../platform/event-sourcing/index.js';
import type {
  BuyPro,
  ExpirePro,
  MembershipCommand,
  RemindOfRenewal,
  TakeProBack,
  UpgradeToPro,
} from './membership.commands.js';
import type { MembershipEvent, Plan, ProRenewed, ProUpgraded } from './membership.events.js';
import { membershipRefusals } from './membership.refusals.js';

export const PRO_MONTHS = 3;

/** Days before the end of a period on which the member is reminded. */
export const REMINDER_DAYS = [14, 3, 0] as const;

interface Period {
  readonly plan: Plan;
  readonly validUntil: string;
  /** Granted by an admin: no claim paid for it. */
  readonly isGrant: boolean;
  /** The claim that paid for it. Older events name none. */
  readonly claimId: string | undefined;
}

/** Claims whose money went back. They buy nothing, even when their purchase is processed later. */
interface Past {
  readonly takenBack: readonly string[];
}

interface ProMembership extends Past {
  status: 'pro';
  plan: Plan;
  validUntil: string;
  /** Consecutive periods. The running one is last. */
  periods: readonly Period[];
  /** The day of the month of the first period. A short month does not shorten the periods after it. */
  anchorDay: number;
  /** The last reminder of this period, in days before its end. null before the first. */
  reminded: number | null;
}

export type Membership = ({ status: 'basic' } & Past) | ProMembership;

export const membershipDecider: Decider<Membership, MembershipCommand, MembershipEvent> = {
  initial: { status: 'basic', takenBack: [] },
  decide: byType({
    UpgradeToPro: upgrade,
    BuyPro: buy,
    RemindOfRenewal: remind,
    ExpirePro: expire,
    TakeProBack: takeBack,
  }),
  evolve: foldByType({
    ProUpgraded: addPeriod,
    ProRenewed: addPeriod,
    ProTakenBack: (membership, { data }) => removePeriod(membership, data.claimId),
    ProRenewalReminded: (membership, { data }) =>
      membership.status === 'pro' ? { ...membership, reminded: data.daysBefore } : membership,
    ProExpired: ({ takenBack }) => ({ status: 'basic', takenBack }),
  }),
};

const dayOf = (date: string): number => new Date(date).getUTCDate();

const periodFrom = (start: string, anchorDay = dayOf(start)) => ({
  validUntil: addCalendarMonths(new Date(start), PRO_MONTHS, anchorDay).toISOString(),
  anchorDay,
});

function addPeriod(membership: Membership, { type, data }: ProUpgraded | ProRenewed): Membership {
  const { plan, validUntil, claimId, anchorDay = dayOf(validUntil) } = data;
  const isGrant = claimId === undefined && type === 'ProUpgraded' && data.source === 'admin';
  const isNext =
    membership.status === 'pro' && periodFrom(membership.validUntil, membership.anchorDay).validUntil === validUntil;
  const earlier = isNext ? membership.periods : [];
  const { takenBack } = membership;
  const periods = [...earlier, { plan, validUntil, isGrant, claimId }];
  return { status: 'pro', plan, validUntil, periods, anchorDay, reminded: null, takenBack };
}

/** Later periods move up into the gap, so the membership ends one period earlier. */
function removePeriod(membership: Membership, claimId: string): Membership {
  const takenBack = [...membership.takenBack, claimId];
  if (membership.status === 'basic') return { status: 'basic', takenBack };
  const bought = boughtBy(membership.periods, claimId);
  if (!bought) return { ...membership, takenBack };
  const left = membership.periods.filter((period) => period !== bought);
  const periods = left.map((period, i) => ({ ...period, validUntil: membership.periods[i]?.validUntil ?? '' }));
  const last = periods.at(-1);
  if (!last) return { status: 'basic', takenBack };
  return { ...membership, plan: last.plan, validUntil: last.validUntil, periods, reminded: null, takenBack };
}

const boughtBy = (periods: readonly Period[], claimId: string): Period | undefined =>
  periods.find((period) => period.claimId === claimId) ??
  periods.find((period) => period.claimId === undefined && !period.isGrant);

function upgrade({ data }: UpgradeToPro, membership: Membership): MembershipEvent[] {
  const { plan, now, adminIsMember } = data;
  if (adminIsMember) throw new DomainError(membershipRefusals.CANNOT_UPGRADE_OWN_ACCOUNT);
  if (membership.status === 'pro') throw new DomainError(membershipRefusals.ALREADY_PRO);
  return [{ type: 'ProUpgraded', data: { plan, source: 'admin', ...periodFrom(now) } }];
}

/** A renewal extends the running period, or starts today if that extension would be over already. */
function buy({ data: { plan, now, claimId } }: BuyPro, membership: Membership): MembershipEvent[] {
  if (membership.takenBack.includes(claimId)) return [];
  if (membership.status === 'basic') {
    return [{ type: 'ProUpgraded', data: { plan, source: 'fee', ...periodFrom(now), claimId } }];
  }
  return [{ type: 'ProRenewed', data: { plan, ...renewalOf(membership, now), claimId } }];
}

function renewalOf({ validUntil, anchorDay }: ProMembership, now: string) {
  const lengthened = periodFrom(validUntil, anchorDay);
  return new Date(lengthened.validUntil) > new Date(now) ? lengthened : periodFrom(now);
}

/** The end of the period that a payment confirmed now would buy. null for a member who is not Pro. */
export const renewalEnd = (membership: Membership, now: Date): Date | null =>
  membership.status === 'pro' ? new Date(renewalOf(membership, now.toISOString()).validUntil) : null;

function takeBack({ data: { claimId } }: TakeProBack, membership: Membership): MembershipEvent[] {
  if (membership.takenBack.includes(claimId)) return [];
  const left = removePeriod(membership, claimId);
  const { plan, validUntil } = left.status === 'pro' ? left : { plan: null, validUntil: null };
  return [{ type: 'ProTakenBack', data: { claimId, plan, validUntil } }];
}

/** Sends only the last of several due reminders, and none after the period. */
function remind({ data: { now } }: RemindOfRenewal, membership: Membership): MembershipEvent[] {
  if (membership.status === 'basic') return [];
  const { plan, validUntil, reminded } = membership;
  if (new Date(now) >= addDays(new Date(validUntil), 1)) return [];
  const due = REMINDER_DAYS.findLast((days) => new Date(now) >= addDays(new Date(validUntil), -days));
  if (due === undefined || (reminded !== null && reminded <= due)) return [];
  return [{ type: 'ProRenewalReminded', data: { daysBefore: due, validUntil, plan } }];
}

function expire({ data: { now, graceDays } }: ExpirePro, membership: Membership): MembershipEvent[] {
  if (membership.status === 'basic') return [];
  const graceEnds = addDays(new Date(membership.validUntil), graceDays);
  return new Date(now) < graceEnds ? [] : [{ type: 'ProExpired', data: {} }];
}
