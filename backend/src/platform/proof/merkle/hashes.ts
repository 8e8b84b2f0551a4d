import { createHash } from 'node:crypto';

/** Leaves and nodes are hashed under different first bytes (RFC 6962), so that one cannot be passed off as the other. */
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export const leafHash = (content: string): Buffer => createHash('sha256').update(LEAF).update(content).digest();

export const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();

/** The root over no leaf at all. */
export const emptyRoot = createHash('sha256').digest();

/** The root over some complete subtrees, largest first, as a tree of any size falls apart into them. */
export const joinPeaks = (peaks: readonly Buffer[]): Buffer =>
  peaks.length === 0 ? emptyRoot : peaks.reduceRight((right, left) => nodeHash(left, right));

/** The root over a power of two of hashes. */
export function completeRoot(hashes: readonly Buffer[]): Buffer {
  let level = hashes;
  while (level.length > 1) level = pairs(level).map(([left, right]) => nodeHash(left, right));
  const [root] = level;
  if (!root) throw new Error('There is no root over nothing.');
  return root;
}

function pairs(hashes: readonly Buffer[]): [Buffer, Buffer][] {
  return Array.from({ length: hashes.length / 2 }, (_, i) => hashes.slice(2 * i, 2 * i + 2) as [Buffer, Buffer]);
}
