import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const ReasonTemplates = readTable('ReasonTemplates', 'reason_templates', {
  id: p.text().primary(),
  texts: p.json<readonly string[]>(),
});
export type ReasonTemplatesRow = RowOf<typeof ReasonTemplates>;
