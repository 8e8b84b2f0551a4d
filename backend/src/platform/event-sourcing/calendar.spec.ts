import { describe, expect, it } from '@jest/globals';
import { addCalendarMonths, addDays } from './calendar.js';

const at = (text: string): Date => new Date(`${text}T09:30:00.000Z`);

describe('adding calendar months', () => {
  it.each([
    ['2026-01-15', 3, '2026-04-15'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-31', 4, '2027-04-30'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months give %s', (from, months, to) => {
    expect(addCalendarMonths(at(from), months)).toEqual(at(to));
  });

  it('adds days across a month', () => {
    expect(addDays(at('2026-02-27'), 3)).toEqual(at('2026-03-02'));
  });
});
