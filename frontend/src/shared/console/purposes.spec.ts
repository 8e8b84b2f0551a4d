import { describe, expect, it } from '@jest/globals';
import { consequenceOf, type ErasedPurpose, left, roundsOf } from './purposes';

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

describe('what is about to be erased', () => {
  const at = '2026-11-21T10:00:01Z';

  it('is what is left', () => {
    expect(left([])).toEqual(['contact', 'profile', 'kyc']);
    expect(left([erased('kyc', at)])).toEqual(['contact', 'profile']);
  });

  it.each([
    [['contact', 'kyc'], [], /signed out at once/],
    [['kyc'], [], /sign in as before/],
    [['profile'], [erased('kyc', at)], /signed out at once/],
    [['kyc'], [erased('contact', at)], /^$/],
    [[], [], /^$/],
  ] as const)('means for the member, of %j', (chosen, gone, says) => {
    expect(consequenceOf(chosen, gone)).toMatch(says);
  });
});
