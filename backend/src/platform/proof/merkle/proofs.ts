import { emptyRoot, nodeHash } from './hashes.js';

/** The hash of the complete subtree over `leaves` leaves, a power of two, from leaf `from` on. */
export type Subtree = (from: number, leaves: number) => Promise<Buffer>;

/** The root over a range of leaves. RFC 6962 splits it so that the left part is the largest power of two. */
async function rangeRoot(from: number, to: number, subtree: Subtree): Promise<Buffer> {
  const leaves = to - from;
  if (leaves === 0) return emptyRoot;
  const left = largestPowerBelow(leaves);
  if (leaves === 2 * left || leaves === 1) return subtree(from, leaves);
  return nodeHash(await subtree(from, left), await rangeRoot(from + left, to, subtree));
}

export function inclusionProof(index: number, size: number, subtree: Subtree): Promise<Buffer[]> {
  const path = async (from: number, to: number): Promise<Buffer[]> => {
    if (to - from === 1) return [];
    const middle = from + largestPowerBelow(to - from);
    if (index < middle) return [...(await path(from, middle)), await rangeRoot(middle, to, subtree)];
    return [...(await path(middle, to)), await rangeRoot(from, middle, subtree)];
  };
  return path(0, size);
}

/** The hashes that prove that the older tree is a prefix of the newer one. */
export function consistencyProof(older: number, size: number, subtree: Subtree): Promise<Buffer[]> {
  const path = async (from: number, to: number, isKnown: boolean): Promise<Buffer[]> => {
    if (older === to) return isKnown ? [] : [await rangeRoot(from, to, subtree)];
    const middle = from + largestPowerBelow(to - from);
    if (older <= middle) return [...(await path(from, middle, isKnown)), await rangeRoot(middle, to, subtree)];
    return [...(await path(middle, to, false)), await rangeRoot(from, middle, subtree)];
  };
  return older === 0 || older === size ? Promise.resolve([]) : path(0, size, true);
}

/** Computes the root from a leaf and its proof. Undefined if the proof does not fit a tree of that size. */
export function rootFromInclusion(
  leaf: Buffer,
  index: number,
  size: number,
  proof: readonly Buffer[],
): Buffer | undefined {
  if (index < 0 || index >= size) return undefined;
  let hash = leaf;
  let [position, last] = [index, size - 1];
  for (const sibling of proof) {
    if (last === 0) return undefined;
    if (position % 2 === 1 || position === last) {
      hash = nodeHash(sibling, hash);
      while (position % 2 === 0 && position !== 0) [position, last] = [half(position), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [position, last] = [half(position), half(last)];
  }
  return last === 0 ? hash : undefined;
}

export interface Head {
  readonly size: number;
  readonly root: Buffer;
}

export function isConsistent(older: Head, newer: Head, proof: readonly Buffer[]): boolean {
  if (older.size === 0) return proof.length === 0 && older.root.equals(emptyRoot);
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  if (older.size > newer.size) return false;
  const isComplete = 2 ** Math.floor(Math.log2(older.size)) === older.size;
  const [first, ...rest] = isComplete ? [older.root, ...proof] : proof;
  if (!first) return false;
  const roots = foldConsistency(older.size, newer.size, first, rest);
  return roots !== undefined && roots.older.equals(older.root) && roots.newer.equals(newer.root);
}

function foldConsistency(
  olderSize: number,
  newerSize: number,
  first: Buffer,
  proof: readonly Buffer[],
): { older: Buffer; newer: Buffer } | undefined {
  let [position, last] = [olderSize - 1, newerSize - 1];
  while (position % 2 === 1) [position, last] = [half(position), half(last)];
  let [older, newer] = [first, first];
  for (const hash of proof) {
    if (last === 0) return undefined;
    if (position % 2 === 1 || position === last) {
      older = nodeHash(hash, older);
      newer = nodeHash(hash, newer);
      while (position % 2 === 0 && position !== 0) [position, last] = [half(position), half(last)];
    } else {
      newer = nodeHash(newer, hash);
    }
    [position, last] = [half(position), half(last)];
  }
  return last === 0 ? { older, newer } : undefined;
}

const half = (n: number): number => Math.floor(n / 2);

function largestPowerBelow(n: number): number {
  let power = 1;
  while (power * 2 < n) power *= 2;
  return power;
}
