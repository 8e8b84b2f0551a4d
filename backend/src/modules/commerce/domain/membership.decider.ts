import { addCalendarMonths, addDays, type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { BuyPro, ExpirePro, MembershipCommand, UpgradeToPro } from './membership.commands.js';
import type { MembershipEvent, Plan } from './membership.events.js';

export const PRO_MONTHS = 3;

export type Membership = { status: 'basic' } | { status: 'pro'; plan: Plan; validUntil: string };

export const membershipDecider: Decider<Membership, MembershipCommand, MembershipEvent> = {
  initial: { status: 'basic' },
  decide: (command, membership) => {
    switch (command.type) {
      case 'UpgradeToPro':
        return upgrade(command, membership);
      case 'BuyPro':
        return buy(command, membership);
      case 'ExpirePro':
        return expire(command, membership);
    }
  },
  evolve: (_, event) => {
    switch (event.type) {
      case 'ProUpgraded':
      case 'ProRenewed':
        return { status: 'pro', plan: event.data.plan, validUntil: event.data.validUntil };
      case 'ProExpired':
        return { status: 'basic' };
    }
  },
};

const periodFrom = (start: string): string => addCalendarMonths(new Date(start), PRO_MONTHS).toISOString();

function upgrade({ data: { plan, now } }: UpgradeToPro, membership: Membership): MembershipEvent[] {
  if (membership.status === 'pro') throw new DomainError('ALREADY_PRO');
  return [{ type: 'ProUpgraded', data: { plan, source: 'admin', validUntil: periodFrom(now) } }];
}

/** A renewal is counted from the end of the running period, so paying early or within the grace loses no day. */
function buy({ data: { plan, now } }: BuyPro, membership: Membership): MembershipEvent[] {
  if (membership.status === 'basic') {
    return [{ type: 'ProUpgraded', data: { plan, source: 'fee', validUntil: periodFrom(now) } }];
  }
  return [{ type: 'ProRenewed', data: { plan, validUntil: periodFrom(membership.validUntil) } }];
}

function expire({ data: { now, graceDays } }: ExpirePro, membership: Membership): MembershipEvent[] {
  if (membership.status === 'basic') return [];
  const graceEnds = addDays(new Date(membership.validUntil), graceDays);
  return new Date(now) < graceEnds ? [] : [{ type: 'ProExpired', data: {} }];
}
