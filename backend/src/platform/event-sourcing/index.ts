export { byType, foldByType } from './by-type.js';
export { addCalendarMonths, addDays, addMinutes } from './calendar.js';
export { commonRefusals } from './common.refusals.js';
export {
  type Aggregate,
  type AnyAggregate,
  type Command,
  type Decider,
  defineAggregate,
  stateAfter,
} from './decider.js';
export { derivedId, derivedStream } from './derived-id.js';
export { digestOf } from './digest.js';
export { AlreadyDecided, DomainError, isRefusal } from './domain-error.js';
export {
  defineEvent,
  type Event,
  type EventIn,
  type EventMetadata,
  type EventOf,
  type EventType,
  type Purpose,
  type Recorded,
} from './event.js';
export { pick } from './pick.js';
export { beginning, comparePositions, formatPosition, isPosition, type Position } from './position.js';
export { type Answered, type AnyProcess, type Intent, intend, type Process } from './process.js';
export type { Projector, Rows } from './projector.js';
export { recordingAggregate } from './recording-aggregate.js';
export { defineRefusals, type Refusal, type Refusals } from './refusal.js';
export {
  assertPending,
  type DecisionData,
  type RequestDecision,
  type RequestState,
  type RequestStatus,
  requestAggregate,
  requestDecisions,
  requestStatuses,
} from './request.js';
export { requestRefusals } from './request.refusals.js';
