import { describe, expect, it } from '@jest/globals';
import { masterclasses } from '../../../../backend/src/reference-data';
import { findNextDay, findStartedCourse, readDaysOf, selectDay } from './progress';

const marks = (...lessons: [string, number][]) => ({
  read: lessons.map(([topicSlug, day]) => ({ topicSlug, day, readAt: '2026-11-21T19:00:00Z' })),
});
const events = masterclasses.find(({ slug }) => slug === 'event-management');
if (!events) throw new Error('There is no such masterclass.');
const underWay = (...lessons: [string, number][]) => findStartedCourse(marks(...lessons), masterclasses);

describe('a masterclass', () => {
  it('goes on with the first day that was not read', () => {
    const read = readDaysOf(
      marks(['event-management', 3], ['business-development', 2], ['event-management', 1]),
      events.slug,
    );
    expect(read).toEqual([1, 3]);
    expect(findNextDay(events, read)).toBe(2);
    expect(findNextDay(events, [1, 2, 3, 4, 5, 6, 7])).toBeUndefined();
  });

  it.each([
    ['4', 4],
    [null, 2],
    ['8', 2],
    ['', 2],
    ['two', 2],
  ])('asked for day %p, shows day %p', (asked, shown) => {
    expect(selectDay(events, asked, [1])).toBe(shown);
  });

  it('shows the first day again when all are read', () => {
    expect(selectDay(events, null, [1, 2, 3, 4, 5, 6, 7])).toBe(1);
  });
});

describe('what to go on with', () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((day): [string, number] => ['event-management', day]);

  it('is nothing before the first lesson', () => expect(underWay()).toBeUndefined());
  it('is the masterclass that was read last', () =>
    expect(underWay(['event-management', 1], ['business-development', 1])).toMatchObject({
      masterclass: { slug: 'business-development' },
      day: 2,
    }));
  it('is one begun earlier, once the last is finished', () =>
    expect(underWay(['business-development', 1], ...all)).toMatchObject({
      masterclass: { slug: 'business-development' },
      day: 2,
    }));
});
