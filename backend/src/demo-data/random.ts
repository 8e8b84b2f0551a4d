/** Repeatable random numbers: a mulberry32 generator with a fixed seed. */
export class Random {
  constructor(private seed: number) {}

  private fraction(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  oneIn(n: number): boolean {
    return this.between(1, n) === 1;
  }

  pick<T>(from: readonly T[]): T {
    return inTurn(from, this.between(0, from.length - 1));
  }
}

export function inTurn<T>(from: readonly T[], i: number): T {
  const found = from[i % from.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}
