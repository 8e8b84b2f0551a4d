import { expect, it } from '@jest/globals';
import { describeHours } from './describe-hours';

it('tells how long a review takes in words that keep their promise', () => {
  expect([0, 0.3, 1, 1.2, 5, 48, 49, 73].map(describeHours)).toEqual([
    ...['an hour', 'an hour', 'an hour', '2 hours', '5 hours', '48 hours', '3 days', '4 days'],
  ]);
});
