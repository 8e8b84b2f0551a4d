import { expect, it } from '@jest/globals';
import { placeInTime, timeIn } from './values.js';

it.each([
  ['2025-03-01 09:30:00+00', '2025-03-01T09:30:00.000Z'],
  ['2025-03-01T10:30:00.123456+01:00', '2025-03-01T09:30:00.123Z'],
  ['2025-03-01 10:30:00+0100', '2025-03-01T09:30:00.000Z'],
  [' 2025-03-01T09:30z ', '2025-03-01T09:30:00.000Z'],
  ['2025-03-01', '2025-03-01T00:00:00.000Z'],
  ['2025/3/1 9:30', '2025-03-01T09:30:00.000Z'],
])('reads the time %s', (text, time) => {
  expect(timeIn({ at: text }, 'at')?.toISOString()).toBe(time);
});

it.each(['01/03/2025 09:30', '2025-02-30', '2025-03-01 25:00', '2025-13-01', 'yesterday', '1741000000'])(
  'refuses %s as a time',
  (text) => {
    expect(() => timeIn({ at: text }, 'at')).toThrow('at is no time: write 2025-03-01 09:30:00+00');
  },
);

it('refuses a time to come, and finds none where there is none', () => {
  expect(() => timeIn({ at: '2999-01-01' }, 'at')).toThrow('at lies in the future');
  expect(timeIn({}, 'at')).toBeUndefined();
});

it('puts times in order, however they are written', () => {
  const texts = ['soon', '2025/10/1', '2025-03-01 09:00+02', '2025/3/1 8:00', ''];
  const inOrder = texts.toSorted((a, b) => placeInTime({ at: a }, 'at') - placeInTime({ at: b }, 'at'));
  expect(inOrder).toEqual(['2025-03-01 09:00+02', '2025/3/1 8:00', '2025/10/1', 'soon', '']);
});
