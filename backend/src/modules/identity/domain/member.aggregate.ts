import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { MemberCommand } from './member.commands.js';
import { memberDecider } from './member.decider.js';
import { type MemberEvent, memberEvents } from './member.events.js';
import type { Member } from './member.state.js';

export const memberAggregate: Aggregate<Member, MemberCommand, MemberEvent> = {
  kind: 'member',
  events: memberEvents,
  decider: memberDecider,
};

export const memberOf = (memberId: string): { streamId: string; subjectId: string } => ({
  streamId: memberId,
  subjectId: memberId,
});
