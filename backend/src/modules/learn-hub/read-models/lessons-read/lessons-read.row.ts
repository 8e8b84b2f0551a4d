import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const LessonReadMark = readTable('LessonReadMark', 'lessons_read', {
  id: p.text().primary(),
  memberId: p.uuid(),
  topicSlug: p.text(),
  day: p.integer(),
  readAt: p.datetime(),
});
export type LessonReadRow = RowOf<typeof LessonReadMark>;
