import { describeRequest } from '../../../../test/support/request-decider-spec.js';
import type { ToolRequestCommand } from './tool-request.commands.js';
import { toolRequestDecider } from './tool-request.decider.js';
import type { ToolRequestEvent } from './tool-request.events.js';

const data = { toolName: 'Point of sale terminal', origin: 'member' } as const;

describeRequest<ToolRequestCommand, ToolRequestEvent>({
  decider: toolRequestDecider,
  request: { type: 'RequestTool', data },
  decide: (decision) => ({ type: 'DecideToolRequest', data: decision }),
  requested: { type: 'ToolRequested', data },
  approved: 'ToolRequestApproved',
  rejected: 'ToolRequestRejected',
});
