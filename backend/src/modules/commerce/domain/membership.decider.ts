import { addCalendarMonths, addDays, type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { BuyPro, ExpirePro, MembershipCommand, RemindOfRenewal, UpgradeToPro } from './membership.commands.js';
import type { MembershipEvent, Plan } from './membership.events.js';
import { membershipRefusals } from './membership.refusals.js';

export const PRO_MONTHS = 3;

/** How many days before its end a period is spoken of. */
export const REMINDER_DAYS = [14, 3, 0] as const;

export type Membership =
  | { status: 'basic' }
  | {
      status: 'pro';
      plan: Plan;
      validUntil: string;
      /** The last reminder of this period, by its days before the end; null before the first. */
      reminded: number | null;
    };

export const membershipDecider: Decider<Membership, MembershipCommand, MembershipEvent> = {
  initial: { status: 'basic' },
  decide: (command, membership) => {
    switch (command.type) {
      case 'UpgradeToPro':
        return upgrade(command, membership);
      case 'BuyPro':
        return buy(command, membership);
      case 'RemindOfRenewal':
        return remind(command, membership);
      case 'ExpirePro':
        return expire(command, membership);
    }
  },
  evolve: (membership, event) => {
    switch (event.type) {
      case 'ProUpgraded':
      case 'ProRenewed':
        return { status: 'pro', plan: event.data.plan, validUntil: event.data.validUntil, reminded: null };
      case 'ProRenewalReminded':
        return membership.status === 'pro' ? { ...membership, reminded: event.data.daysBefore } : membership;
      case 'ProExpired':
        return { status: 'basic' };
    }
  },
};

const periodFrom = (start: string): string => addCalendarMonths(new Date(start), PRO_MONTHS).toISOString();

function upgrade({ data }: UpgradeToPro, membership: Membership): MembershipEvent[] {
  const { plan, now, adminIsMember } = data;
  if (adminIsMember) throw new DomainError(membershipRefusals.CANNOT_UPGRADE_OWN_ACCOUNT);
  if (membership.status === 'pro') throw new DomainError(membershipRefusals.ALREADY_PRO);
  return [{ type: 'ProUpgraded', data: { plan, source: 'admin', validUntil: periodFrom(now) } }];
}

/** A renewal counts from the end of the running period, or from today where that would be over already. */
function buy({ data: { plan, now } }: BuyPro, membership: Membership): MembershipEvent[] {
  if (membership.status === 'basic') {
    return [{ type: 'ProUpgraded', data: { plan, source: 'fee', validUntil: periodFrom(now) } }];
  }
  const lengthened = periodFrom(membership.validUntil);
  const validUntil = new Date(lengthened) > new Date(now) ? lengthened : periodFrom(now);
  return [{ type: 'ProRenewed', data: { plan, validUntil } }];
}

/** Of several reminders that are due at once, the most pressing alone is given; none once the period has ended. */
function remind({ data: { now } }: RemindOfRenewal, membership: Membership): MembershipEvent[] {
  if (membership.status === 'basic') return [];
  const { validUntil, reminded } = membership;
  if (new Date(now) >= addDays(new Date(validUntil), 1)) return [];
  const due = REMINDER_DAYS.findLast((days) => new Date(now) >= addDays(new Date(validUntil), -days));
  if (due === undefined || (reminded !== null && reminded <= due)) return [];
  return [{ type: 'ProRenewalReminded', data: { daysBefore: due, validUntil } }];
}

function expire({ data: { now, graceDays } }: ExpirePro, membership: Membership): MembershipEvent[] {
  if (membership.status === 'basic') return [];
  const graceEnds = addDays(new Date(membership.validUntil), graceDays);
  return new Date(now) < graceEnds ? [] : [{ type: 'ProExpired', data: {} }];
}
