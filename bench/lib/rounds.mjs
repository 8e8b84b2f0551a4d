// Alternating rounds: the cases take turns, so that a busy moment of the machine affects all of them.

/** One figure per case and round; every second round runs in reverse order. */
export async function inRounds(rounds, cases) {
  const figures = new Map(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, measure } of round % 2 === 0 ? cases : cases.toReversed()) {
      figures.get(name).push(await measure());
    }
  }
  return figures;
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of the ratios per round: both sides of a ratio were measured in the same round. */
export const medianRatio = (figures, others) => median(figures.map((figure, round) => figure / others[round]));

export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export async function perSecond(count, work) {
  const start = performance.now();
  await work();
  return count / ((performance.now() - start) / 1000);
}
