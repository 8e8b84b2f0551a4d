import { describe, expect, it } from '@jest/globals';
import { openReportOf, type WorkStep, wordsOf } from './work-words';

const step = (type: string, more: Partial<WorkStep> = {}): WorkStep => ({
  ...{ at: '2026-11-26T09:00:00.000Z', type, by: null, step: null, marks: null, words: null },
  ...more,
});
const reported = (by: 'business' | 'creator', what: 'started' | 'finished') => step('WorkReported', { by, step: what });

describe('a step of work', () => {
  it.each([
    [reported('business', 'started'), 'business', 'You said that work has started'],
    [reported('business', 'finished'), 'creator', 'The business said that work is finished'],
    [step('WorkDisputed', { by: 'creator' }), 'staff', 'The creator reported a problem'],
    [step('WorkBrokenOff'), 'creator', 'Work is broken off'],
  ] as const)('%# is told to its reader', (one, reader, words) => expect(wordsOf(one, reader)).toBe(words));
});

describe('what waits for the other side', () => {
  const agreed = step('BusinessAccepted');
  it('is what one side said last', () => {
    expect(openReportOf([agreed, reported('business', 'started')], 'business')).toBe('started');
    expect(openReportOf([agreed, reported('business', 'started')], 'creator')).toBeNull();
  });
  it('is nothing once it was confirmed', () =>
    expect(openReportOf([agreed, reported('business', 'started'), step('WorkStarted')], 'business')).toBeNull());
});
