import { p } from '@mikro-orm/core';
import { type RequestStatus } from '../../../../platform/event-sourcing/index.js';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { ToolRequestOrigin } from '../../domain/tool-request.events.js';

export const ToolRequest = readTable('ToolRequest', 'tool_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  toolName: p.text(),
  origin: p.text().$type<ToolRequestOrigin>(),
  status: p.text().$type<RequestStatus>(),
  reason: p.text().nullable(),
  requestedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
});
export type ToolRequestRow = RowOf<typeof ToolRequest>;
