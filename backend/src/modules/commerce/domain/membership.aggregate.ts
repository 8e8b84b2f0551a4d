import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { MembershipCommand } from './membership.commands.js';
import { type Membership, membershipDecider } from './membership.decider.js';
import { type MembershipEvent, membershipEvents } from './membership.events.js';

export const membership: Aggregate<Membership, MembershipCommand, MembershipEvent> = {
  kind: 'membership',
  events: membershipEvents,
  decider: membershipDecider,
};

export const membershipOf = (memberId: string) => derivedStream(memberId, 'membership');
