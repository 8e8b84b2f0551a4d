import { AlreadyDecided, type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import { orderRefusals } from './order.refusals.js';
import type { DecideToolRequest, RequestTool, ToolRequestCommand, ToolRequestStatus } from './tool-request.commands.js';
import type { ToolRequestEvent } from './tool-request.events.js';

export type ToolRequest = { status: 'none' } | { status: ToolRequestStatus };

export const toolRequestDecider: Decider<ToolRequest, ToolRequestCommand, ToolRequestEvent> = {
  initial: { status: 'none' },
  decide: (command, request) => {
    switch (command.type) {
      case 'RequestTool':
        return ask(command, request);
      case 'DecideToolRequest':
        return settle(command, request);
    }
  },
  evolve: (_, event) => {
    switch (event.type) {
      case 'ToolRequested':
        return { status: 'pending' };
      case 'ToolRequestApproved':
        return { status: 'approved' };
      case 'ToolRequestRejected':
        return { status: 'rejected' };
    }
  },
};

/** Asked for once: the same wish again, from a second verification form, finds this one. */
function ask({ data: { toolName, origin } }: RequestTool, { status }: ToolRequest): ToolRequestEvent[] {
  return status === 'none' ? [{ type: 'ToolRequested', data: { toolName, origin } }] : [];
}

function settle({ data }: DecideToolRequest, { status }: ToolRequest): ToolRequestEvent[] {
  const { to, reason, reviewerIsMember } = data;
  if (reviewerIsMember) throw new DomainError(orderRefusals.CANNOT_DECIDE_OWN_REQUEST);
  if (status === 'none') throw new DomainError(orderRefusals.NOT_FOUND);
  if (status !== 'pending') throw new AlreadyDecided(orderRefusals.REQUEST_ALREADY_DECIDED);
  switch (to) {
    case 'pending':
      return [];
    case 'approved':
      return [{ type: 'ToolRequestApproved', data: {} }];
    case 'rejected':
      return [{ type: 'ToolRequestRejected', data: { ...(reason && { reason }) } }];
  }
}
