import { type Aggregate, requestAggregate } from '../../../platform/event-sourcing/index.js';
import type { HireRequestCommand, MatchingCommand, RequestCommand, WorkCommand } from './hire-request.commands.js';
import {
  decideMatching,
  evolveHireRequest,
  type HireRequestState,
  initialHireRequest,
} from './hire-request.decider.js';
import { type HireRequestEvent, hireRequestEvents, type RequestEvent, requestEvents } from './hire-request.events.js';
import { decideWork } from './work.decider.js';

const { decider, ...request } = requestAggregate<RequestCommand, RequestEvent>('hire-request', requestEvents, {
  ask: 'RequestCreators',
  decide: 'DecideHireRequest',
  requested: 'HireRequested',
  approved: 'HireRequestApproved',
  rejected: 'HireRequestRejected',
  withdraw: 'WithdrawHireRequest',
  withdrawn: 'HireRequestWithdrawn',
});

const isAboutRequest = (command: HireRequestCommand): command is RequestCommand => command.type in requestCommands;
const requestCommands = { RequestCreators: 1, DecideHireRequest: 1, WithdrawHireRequest: 1 } satisfies Record<
  RequestCommand['type'],
  1
>;
const isAboutWork = (command: MatchingCommand | WorkCommand): command is WorkCommand => command.type in workCommands;
const workCommands = { ReportWork: 1, RateWork: 1, DisputeWork: 1, SettleDispute: 1 } satisfies Record<
  WorkCommand['type'],
  1
>;

export const hireRequest: Aggregate<HireRequestState, HireRequestCommand, HireRequestEvent> = {
  ...request,
  events: hireRequestEvents,
  decider: {
    initial: initialHireRequest,
    decide: (command, state) => {
      if (isAboutRequest(command)) return decider.decide(command, state);
      return isAboutWork(command) ? decideWork(command, state) : decideMatching(command, state);
    },
    evolve: evolveHireRequest,
  },
};
