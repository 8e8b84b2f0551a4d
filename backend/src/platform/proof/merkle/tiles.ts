import { completeRoot, joinPeaks } from './hashes.js';
import type { Subtree } from './proofs.js';

/** Up to 256 neighbouring hashes: level 0 holds leaves, each higher level the roots of full tiles below. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  readonly hashes: readonly Buffer[];
}

export type TilePlace = Pick<Tile, 'level' | 'index'>;

export const TILE_SIZE = 256;

export function edgeOf(size: number): TilePlace[] {
  const places: TilePlace[] = [];
  for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / TILE_SIZE)]) {
    if (count % TILE_SIZE > 0) places.push({ level, index: Math.floor(count / TILE_SIZE) });
  }
  return places;
}

/** Adds leaves to a tree of which only the edge is loaded. Returns new and changed tiles, and the root. */
export function addLeaves(size: number, edge: readonly Tile[], leaves: readonly Buffer[]) {
  const open: Buffer[][] = [];
  // A tile may have grown since the seal, so it is cut to the tree's size.
  for (const { level, hashes } of edge)
    open[level] = hashes.slice(0, Math.floor(size / TILE_SIZE ** level) % TILE_SIZE);
  const counts = (level: number): number => Math.floor(size / TILE_SIZE ** (level + 1));
  const started = new Map<number, number>();
  const full: Tile[] = [];
  const push = (level: number, hash: Buffer): void => {
    const index = started.get(level) ?? counts(level);
    started.set(level, index);
    const hashes = (open[level] ??= []);
    hashes.push(hash);
    if (hashes.length < TILE_SIZE) return;
    full.push({ level, index, hashes });
    started.set(level, index + 1);
    open[level] = [];
    push(level + 1, completeRoot(hashes));
  };
  for (const leaf of leaves) push(0, leaf);
  const grown = [...started].map(([level, index]) => ({ level, index, hashes: open[level] ?? [] }));
  return { tiles: [...full, ...grown.filter(({ hashes }) => hashes.length > 0)], root: rootOfEdge(open) };
}

function rootOfEdge(open: readonly (readonly Buffer[] | undefined)[]): Buffer {
  return joinPeaks(open.toReversed().flatMap((hashes) => (hashes ? peaksOf(hashes) : [])));
}

/** The roots of the complete subtrees over neighbouring hashes, largest first. */
function peaksOf(hashes: readonly Buffer[]): Buffer[] {
  if (hashes.length === 0) return [];
  const largest = 2 ** Math.floor(Math.log2(hashes.length));
  return [completeRoot(hashes.slice(0, largest)), ...peaksOf(hashes.slice(largest))];
}

export function subtreeOf(load: (place: TilePlace) => Promise<readonly Buffer[]>): Subtree {
  return async (from, leaves) => {
    const level = Math.floor(Math.log2(leaves) / Math.log2(TILE_SIZE));
    const [start, count] = [from / TILE_SIZE ** level, leaves / TILE_SIZE ** level];
    const hashes = await load({ level, index: Math.floor(start / TILE_SIZE) });
    return completeRoot(hashes.slice(start % TILE_SIZE, (start % TILE_SIZE) + count));
  };
}
