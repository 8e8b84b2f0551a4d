import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const ReasonTemplates = readTable('ReasonTemplates', 'reason_templates', {
  id: p.text().primary(),
  texts: p.json<readonly string[]>(),
  changedAt: p.datetime().nullable(),
  changedBy: p.uuid().nullable(),
});
export type ReasonTemplatesRow = RowOf<typeof ReasonTemplates>;
