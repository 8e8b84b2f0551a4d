import { describe, expect, it } from '@jest/globals';
import { stepsOf } from './order-steps';

const at = (day: number) => `2026-11-0${day}T09:00:00.000Z`;
const placed = { status: 'pending' as const, at: at(1) };
const started = { status: 'processing' as const, at: at(2) };

describe('the course of an order', () => {
  it('shows what is to come while it is not over', () => {
    expect(stepsOf({ status: 'processing', timeline: [placed, started] })).toEqual([
      { word: 'Placed', at: at(1) },
      { word: 'Processing', at: at(2) },
      { word: 'Completed', at: null },
    ]);
  });

  it.each([
    ['completed', [placed, started, { status: 'completed', at: at(3) }], ['Placed', 'Processing', 'Completed']],
    ['rejected', [placed, { status: 'rejected', at: at(2) }], ['Placed', 'Rejected']],
  ] as const)('ends where it is %s', (status, timeline, words) => {
    expect(stepsOf({ status, timeline: [...timeline] }).map(({ word }) => word)).toEqual(words);
  });
});
