import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { LessonRead } from '../../domain/study.events.js';
import type { LessonReadRow } from './lessons-read.row.js';

export const lessonsReadProjector: Projector<LessonRead, LessonReadRow> = {
  name: 'lessons-read',
  audience: { member: (row) => row.memberId },
  on: {
    LessonRead: ({ data: { topicSlug, day }, meta: { subjectId: memberId, recordedAt: readAt } }, rows) =>
      rows.put({ id: `${memberId}/${topicSlug}/${String(day)}`, memberId, topicSlug, day, readAt }),
  },
};
