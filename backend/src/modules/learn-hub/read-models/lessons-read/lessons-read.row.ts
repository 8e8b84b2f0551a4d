import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';

export const LessonReadMark = defineEntity({
  name: 'LessonReadMark',
  schema: 'read',
  tableName: 'lessons_read',
  properties: {
    id: p.text().primary(),
    memberId: p.uuid(),
    topicSlug: p.text(),
    day: p.integer(),
    readAt: p.datetime(),
  },
});
export type LessonReadRow = RowOf<typeof LessonReadMark>;
