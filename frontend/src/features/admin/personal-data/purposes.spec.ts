import { describe, expect, it } from '@jest/globals';
import type { ErasedPurpose } from '../api/personal-data';
import { roundsOf } from './purposes';

const removed = [{ place: 'mail', entries: 2 }];
const erased = (purpose: ErasedPurpose['purpose'], finishedAt: string | null): ErasedPurpose => {
  return { purpose, erasedAt: '2026-11-21T10:00:00Z', finishedAt, removed };
};

describe('what was erased', () => {
  it('is told round by round', () => {
    const first = '2026-11-21T10:00:01Z';
    const rounds = roundsOf([
      erased('contact', first),
      erased('profile', first),
      erased('kyc', '2026-12-01T10:00:00Z'),
    ]);
    expect(rounds.map(({ texts, finishedAt }) => [texts, finishedAt])).toEqual([
      [['E-mail address and phone number', 'Names, and everything that was written'], first],
      [['The verification of a business'], '2026-12-01T10:00:00Z'],
    ]);
    expect(rounds[0]?.removed).toEqual(removed);
  });

  it('keeps apart what is not finished', () => {
    expect(roundsOf([erased('contact', null), erased('profile', '2026-11-21T10:00:01Z')])).toHaveLength(2);
    expect(roundsOf([])).toEqual([]);
  });
});
