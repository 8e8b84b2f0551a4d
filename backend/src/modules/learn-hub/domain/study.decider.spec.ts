import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { recordHistory } from '../../../../test/support/record-history.js';
import type { MarkLessonRead } from './study.commands.js';
import { studyDecider } from './study.decider.js';
import type { StudyEvent } from './study.events.js';
import { studyRefusals } from './study.refusals.js';

const given = deciderSpec(studyDecider, studyRefusals);

const mark = (day: number, topicSlug = 'event-management'): MarkLessonRead => ({
  type: 'MarkLessonRead',
  data: { topicSlug, day },
});
const read = (day: number, topicSlug = 'event-management'): StudyEvent => ({
  type: 'LessonRead',
  data: { topicSlug, day },
});
const completed: StudyEvent = { type: 'MasterclassCompleted', data: { topicSlug: 'event-management' } };
const days = [1, 2, 3, 4, 5, 6, 7];

describe('marking a lesson as read', () => {
  it('remembers the day', () => given().when(mark(1)).then(read(1)));
  it('takes the days in any order', () => given(read(5)).when(mark(2)).then(read(2)));
  it('changes nothing the second time', () => given(read(1)).when(mark(1)).thenNothing());
  it('knows the same day of another masterclass apart', () =>
    given(read(1, 'business-development')).when(mark(1)).then(read(1)));
  it('completes the masterclass with the seventh day', () =>
    given(...[7, 1, 2, 3, 5, 6].map((day) => read(day)))
      .when(mark(4))
      .then(read(4), completed));
  it('does not complete it with seven days of two masterclasses', () =>
    given(...[1, 2, 3, 4, 5, 6].map((day) => read(day, 'business-development')))
      .when(mark(7))
      .then(read(7)));
  it.each([0, 8, 1.5])('refuses day %p, which no masterclass has', (day) =>
    given().when(mark(day)).thenRefused('LESSON_NOT_FOUND'),
  );

  it('completes it once, whatever the order and however often each day is marked', () => {
    const order = fc.shuffledSubarray([...days, ...days], { minLength: 14 });
    fc.assert(
      fc.property(order, (marks) => {
        const types = recordHistory(
          studyDecider,
          marks.map((day) => mark(day)),
        ).map(({ type }) => type);
        expect(types.filter((type) => type === 'LessonRead')).toHaveLength(7);
        expect(types.filter((type) => type === 'MasterclassCompleted')).toHaveLength(1);
      }),
    );
  });
});
