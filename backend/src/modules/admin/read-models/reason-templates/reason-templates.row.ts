import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';

export const ReasonTemplates = defineEntity({
  name: 'ReasonTemplates',
  schema: 'read',
  tableName: 'reason_templates',
  properties: {
    id: p.text().primary(),
    texts: p.json<readonly string[]>(),
  },
});
export type ReasonTemplatesRow = RowOf<typeof ReasonTemplates>;
