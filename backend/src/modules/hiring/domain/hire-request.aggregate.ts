import { type Aggregate, requestAggregate } from '../../../platform/event-sourcing/index.js';
import type { HireRequestCommand, RequestCommand } from './hire-request.commands.js';
import {
  decideMatching,
  evolveHireRequest,
  type HireRequestState,
  initialHireRequest,
} from './hire-request.decider.js';
import { type HireRequestEvent, hireRequestEvents, type RequestEvent, requestEvents } from './hire-request.events.js';

const { decider, ...request } = requestAggregate<RequestCommand, RequestEvent>('hire-request', requestEvents, {
  ask: 'RequestCreators',
  decide: 'DecideHireRequest',
  requested: 'HireRequested',
  approved: 'HireRequestApproved',
  rejected: 'HireRequestRejected',
});

export const hireRequest: Aggregate<HireRequestState, HireRequestCommand, HireRequestEvent> = {
  ...request,
  events: hireRequestEvents,
  decider: {
    initial: initialHireRequest,
    decide: (command, state) =>
      command.type === 'RequestCreators' || command.type === 'DecideHireRequest'
        ? decider.decide(command, state)
        : decideMatching(command, state),
    evolve: evolveHireRequest,
  },
};
