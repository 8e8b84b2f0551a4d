import { describeRequest } from '../../../../test/support/request-decider-spec.js';
import { toolRequest } from './tool-request.aggregate.js';
import type { ToolRequestCommand } from './tool-request.commands.js';
import type { ToolRequestEvent } from './tool-request.events.js';

const data = { toolName: 'Point of sale terminal', origin: 'member' } as const;

describeRequest<ToolRequestCommand, ToolRequestEvent>({
  decider: toolRequest.decider,
  request: { type: 'RequestTool', data },
  decide: (decision) => ({ type: 'DecideToolRequest', data: decision }),
  requested: { type: 'ToolRequested', data },
  approved: 'ToolRequestApproved',
  rejected: 'ToolRequestRejected',
});
