import type { Aggregate, RequestState } from '../../../platform/event-sourcing/index.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import { hireRequestDecider } from './hire-request.decider.js';
import { type HireRequestEvent, hireRequestEvents } from './hire-request.events.js';

export const hireRequest: Aggregate<RequestState, HireRequestCommand, HireRequestEvent> = {
  kind: 'hire-request',
  events: hireRequestEvents,
  decider: hireRequestDecider,
  openLimit: { opens: 'RequestCreators', closedBy: ['HireRequestApproved', 'HireRequestRejected'] },
};
