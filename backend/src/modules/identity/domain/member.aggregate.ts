import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { MemberCommand } from './member.commands.js';
import { memberDecider } from './member.decider.js';
import { type MemberEvent, memberEvents } from './member.events.js';
import type { Member } from './member.state.js';

/** Who a member is: account, profile, ban, staff roles, consent. One stream for each member. */
export const memberAggregate: Aggregate<Member, MemberCommand, MemberEvent> = {
  kind: 'member',
  events: memberEvents,
  decider: memberDecider,
};

/** A member's stream carries the member's own id. */
export const memberOf = (memberId: string): { streamId: string; subjectId: string } => ({
  streamId: memberId,
  subjectId: memberId,
});
