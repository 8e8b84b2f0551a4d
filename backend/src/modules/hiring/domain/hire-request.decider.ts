import {
  AlreadyDecided,
  commonRefusals,
  type Decider,
  DomainError,
  requestRefusals,
} from '../../../platform/event-sourcing/index.js';
import type {
  DecideHireRequest,
  HireRequestCommand,
  HireRequestStatus,
  RequestCreators,
} from './hire-request.commands.js';
import type { HireRequestEvent } from './hire-request.events.js';

export type HireRequest = { status: 'none' } | { status: HireRequestStatus };

export const hireRequestDecider: Decider<HireRequest, HireRequestCommand, HireRequestEvent> = {
  initial: { status: 'none' },
  decide: (command, request) => {
    switch (command.type) {
      case 'RequestCreators':
        return ask(command, request);
      case 'DecideHireRequest':
        return settle(command, request);
    }
  },
  evolve: (_, event) => {
    switch (event.type) {
      case 'HireRequested':
        return { status: 'pending' };
      case 'HireRequestApproved':
        return { status: 'approved' };
      case 'HireRequestRejected':
        return { status: 'rejected' };
    }
  },
};

function ask({ data }: RequestCreators, { status }: HireRequest): HireRequestEvent[] {
  return status === 'none' ? [{ type: 'HireRequested', data }] : [];
}

function settle({ data }: DecideHireRequest, { status }: HireRequest): HireRequestEvent[] {
  const { to, reason, reviewerIsMember } = data;
  if (reviewerIsMember) throw new DomainError(requestRefusals.CANNOT_DECIDE_OWN_REQUEST);
  if (status === 'none') throw new DomainError(commonRefusals.NOT_FOUND);
  if (status !== 'pending') throw new AlreadyDecided(requestRefusals.REQUEST_ALREADY_DECIDED);
  switch (to) {
    case 'pending':
      return [];
    case 'approved':
      return [{ type: 'HireRequestApproved', data: {} }];
    case 'rejected':
      return [{ type: 'HireRequestRejected', data: { ...(reason && { reason }) } }];
  }
}
