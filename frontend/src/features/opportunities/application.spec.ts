import { describe, expect, it } from '@jest/globals';
import {
  type Application,
  changeCountry,
  computeStartWindow,
  emptyApplication,
  findStepToFill,
  isStepFilled,
  steps,
  writeApplication,
} from './application';

const days = { min: 3, max: 7 };
const starts = { min: '2026-11-24', max: '2026-11-28' };
const filled: Application = {
  department: 'Fashion',
  country: 'nigeria',
  state: 'Lagos',
  hoursPerDay: '2',
  daysPerWeek: '1',
  startDate: '2026-11-24',
  contribution: ' I can film and cut. ',
};

describe('the days on which one may start', () => {
  it.each([
    ['nigeria', '2026-11-21T22:59:59Z', '2026-11-24', '2026-11-28'],
    ['nigeria', '2026-11-21T23:00:00Z', '2026-11-25', '2026-11-29'],
    ['south africa', '2026-11-21T21:59:59Z', '2026-11-24', '2026-11-28'],
    ['south africa', '2026-11-21T22:00:00Z', '2026-11-25', '2026-11-29'],
    [null, '2026-12-28T12:00:00Z', '2026-12-31', '2027-01-04'],
  ])('for a member in %s at %s are %s to %s', (country, now, min, max) => {
    expect(computeStartWindow(country, days, new Date(now))).toEqual({ min, max });
  });

  it.each([
    ['2026-11-23', false],
    ['2026-11-24', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
    ['', false],
  ])('take %s: %p', (startDate, fits) => {
    expect(isStepFilled(3, { ...filled, startDate }, starts)).toBe(fits);
  });
});

describe('an application', () => {
  it('has five steps, each of which waits for its own fields', () => {
    expect(steps).toHaveLength(5);
    for (const [step, { fields }] of steps.entries()) {
      expect(isStepFilled(step, filled, starts)).toBe(true);
      for (const field of fields) expect(isStepFilled(step, { ...filled, [field]: ' ' }, starts)).toBe(false);
    }
  });

  it('is complete with every field, and otherwise goes on at the first step that lacks one', () => {
    expect(findStepToFill(filled, starts)).toBe(-1);
    expect(findStepToFill(emptyApplication, starts)).toBe(0);
    for (const [step, { fields }] of steps.entries()) {
      for (const field of fields) expect(findStepToFill({ ...filled, [field]: '' }, starts)).toBe(step);
    }
  });

  it('forgets the state when the country changes, and only then', () => {
    expect(changeCountry(filled, 'south africa')).toEqual({ ...filled, country: 'south africa', state: '' });
    expect(changeCountry(filled, 'nigeria')).toEqual(filled);
  });

  it('tells support what it is about, and no more of the person than that', () => {
    const ada = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '+2348031234567' };
    expect(writeApplication('School Xtra', ada, filled)).toBe(
      [
        'Hello, I would like to join the live project School Xtra.',
        '',
        'Name: Ada Obi',
        'Email: ada@example.com',
        'Department: Fashion',
        'Location: Lagos, Nigeria',
        'Availability: 2 hours a day, 1 day a week',
        'Start date: 2026-11-24',
        'Contribution: I can film and cut.',
      ].join('\n'),
    );
  });
});
