import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { ToolRequestOrigin } from '../../domain/tool-request.events.js';

export const PendingToolRequest = readTable('PendingToolRequest', 'pending_tool_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  toolName: p.text(),
  origin: p.text().$type<ToolRequestOrigin>(),
  requestedAt: p.datetime(),
});
export type PendingToolRequestRow = RowOf<typeof PendingToolRequest>;
