import { hash } from 'node:crypto';

/** Leaf and node hashes start with different bytes (RFC 6962), so that a node cannot pass as a leaf. */
const LEAF = '\u0000';
const NODE = Buffer.alloc(1 + 2 * 32, 1);

/** Hashes to a text first, as letting Node create the buffer costs more than the hash. */
const sha256 = (content: string | Buffer): Buffer => Buffer.from(hash('sha256', content, 'binary'), 'binary');

export const leafHash = (content: string): Buffer => sha256(LEAF + content);

export function nodeHash(left: Buffer, right: Buffer): Buffer {
  NODE.set(left, 1);
  NODE.set(right, 33);
  return sha256(NODE);
}

export const emptyRoot = sha256('');

/** The root over complete subtrees, largest first. */
export const joinPeaks = (peaks: readonly Buffer[]): Buffer =>
  peaks.length === 0 ? emptyRoot : peaks.reduceRight((right, left) => nodeHash(left, right));

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
