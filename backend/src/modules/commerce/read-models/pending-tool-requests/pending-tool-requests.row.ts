import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';
import type { ToolRequestOrigin } from '../../domain/tool-request.events.js';

export const PendingToolRequest = defineEntity({
  name: 'PendingToolRequest',
  schema: 'read',
  tableName: 'pending_tool_requests',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    toolName: p.text(),
    origin: p.text().$type<ToolRequestOrigin>(),
    requestedAt: p.datetime(),
  },
});
export type PendingToolRequestRow = RowOf<typeof PendingToolRequest>;
