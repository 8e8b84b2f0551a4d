export const MAX_ATTEMPTS = 5;

const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 600_000;

/** A random delay below a ceiling that grows tenfold from 1 s to 10 min, which spreads jobs that failed together. */
export function fullJitter(triesMade: number, random: () => number = Math.random): number {
  return Math.round(random() * Math.min(FIRST_RETRY_DELAY_MS * 10 ** (triesMade - 1), MAX_RETRY_DELAY_MS));
}
