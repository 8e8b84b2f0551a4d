import { describe, expect, it } from '@jest/globals';
import { timetableOf } from './membership-timetable.js';

describe('the timetable of a membership', () => {
  it('holds the reminders and the end of the grace', () => {
    expect(timetableOf('2028-03-01T09:00:00.000Z', 60).map((date) => date.toISOString())).toEqual([
      '2028-02-16T09:00:00.000Z',
      '2028-02-27T09:00:00.000Z',
      '2028-03-01T09:00:00.000Z',
      '2028-04-30T09:00:00.000Z',
    ]);
  });
});
