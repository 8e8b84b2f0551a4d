import { describe, expect, it } from '@jest/globals';
import { isDueForRefresh, isExpired } from './refresh-timing';

const now = 1_000_000_000;
const inSeconds = (seconds: number) => now + seconds * 1_000;

describe('refreshing the access token', () => {
  it('waits while three ticks of 30 s and the margin of 10 s remain', () => {
    expect(isDueForRefresh(inSeconds(100), now)).toBe(false);
  });

  it('is due as soon as less than three whole ticks remain', () => {
    expect(isDueForRefresh(inSeconds(99.999), now)).toBe(true);
  });

  it('counts a token as expired 10 s before the server does', () => {
    expect(isExpired(inSeconds(11), now)).toBe(false);
    expect(isExpired(inSeconds(10), now)).toBe(true);
  });
});
