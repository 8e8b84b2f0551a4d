import { defineAggregate } from '../../../platform/event-sourcing/index.js';
import { memberDecider } from './member.decider.js';
import { memberEvents } from './member.events.js';

export const memberAggregate = defineAggregate('member', memberEvents, memberDecider);

export const memberOf = (memberId: string): { streamId: string; subjectId: string } => ({
  streamId: memberId,
  subjectId: memberId,
});
