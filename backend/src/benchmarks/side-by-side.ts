import { type Load, type Measured, measure } from './load.js';

const ROUNDS = 5;

type Figure = 'perSecond' | 'p95';

/** The middle one of the rounds: of each side's figures, and of the ratios that each round gave. */
export interface SideBySide {
  readonly ours: Readonly<Record<Figure, number>>;
  readonly theirs: Readonly<Record<Figure, number>>;
  readonly ratio: Readonly<Record<Figure, number>>;
  readonly failed: number;
}

/** Two servers under the same load, one after the other in turns, so a busy moment of the machine hits both alike. */
export async function sideBySide(ours: Load, theirs: Load): Promise<SideBySide> {
  await measure({ ...ours, seconds: 1 });
  await measure({ ...theirs, seconds: 1 });
  const rounds: (readonly [Measured, Measured])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const turns = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    const [first, second] = [await measure(turns[0] as Load), await measure(turns[1] as Load)];
    rounds.push(round % 2 === 0 ? [first, second] : [second, first]);
  }
  const middle = (of: (round: readonly [Measured, Measured]) => number): number => median(rounds.map(of));
  const figures = (of: (round: readonly [Measured, Measured], figure: Figure) => number): Record<Figure, number> => ({
    perSecond: middle((round) => of(round, 'perSecond')),
    p95: middle((round) => of(round, 'p95')),
  });
  return {
    ours: figures(([own], figure) => own[figure]),
    theirs: figures(([, other], figure) => other[figure]),
    ratio: figures(([own, other], figure) => own[figure] / other[figure]),
    failed: rounds.flat().reduce((sum, { failed }) => sum + failed, 0),
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
