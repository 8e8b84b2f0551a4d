import { randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { Random } from '../../src/demo-data/random.js';

const { FAULT_ROUNDS, FAULT_SEED, FAULT_FIGURES } = process.env;

const isLong = FAULT_ROUNDS !== undefined;

/** How often a fault is repeated: as `npm run faults` says, or as often as `npm test` can afford. */
export const rounds = (short: number): number => Number(FAULT_ROUNDS ?? short);

/** `npm run faults` uses the long sizes, `npm test` the short ones. */
export const scaled = <T>(sizes: { readonly short: T; readonly long: T }): T => (isLong ? sizes.long : sizes.short);

export const RUN_TIMEOUT_MS = scaled({ short: 300_000, long: 4 * 3_600_000 });

const random = new Random(Number(FAULT_SEED ?? randomInt(2 ** 31)));

/** A whole number from 0 to below `end`. The same seed gives the same numbers. */
export const below = (end: number): number => random.between(0, end - 1);

/** Writes a figure of a long run to the report. */
export function report(line: string): void {
  if (FAULT_FIGURES !== undefined) appendFileSync(FAULT_FIGURES, `${line}\n`);
}
