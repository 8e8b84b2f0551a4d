import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { lessonsReadProjector } from './lessons-read.projector.js';

const given = projectorSpec(lessonsReadProjector);

const memberId = '01900000-0000-7000-8000-00000000000a';
const meta = { subjectId: memberId, recordedAt: new Date('2026-11-21T19:00:00Z') };

describe('the lessons that a member has read', () => {
  it('stand there day by day', () =>
    given({ type: 'LessonRead', data: { topicSlug: 'event-management', day: 3 }, meta }).thenRows({
      id: `${memberId}/event-management/3`,
      memberId,
      topicSlug: 'event-management',
      day: 3,
      readAt: meta.recordedAt,
    }));
});
