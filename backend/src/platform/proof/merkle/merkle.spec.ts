import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GrowingTree } from './growing-tree.js';
import { emptyRoot, leafHash, nodeHash } from './hashes.js';
import { consistencyProof, inclusionProof, isConsistent, rootFromInclusion, type Subtree } from './proofs.js';
import { addLeaves, edgeOf, subtreeOf, type Tile } from './tiles.js';

const leaf = (i: number): Buffer => leafHash(`event ${String(i)}`);
const leavesOf = (size: number): Buffer[] => Array.from({ length: size }, (_, i) => leaf(i));

/** The definition of RFC 6962, section 2.1, word for word. */
function rootByDefinition(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (!only) return emptyRoot;
  if (leaves.length === 1) return only;
  let k = 1;
  while (2 * k < leaves.length) k *= 2;
  return nodeHash(rootByDefinition(leaves.slice(0, k)), rootByDefinition(leaves.slice(k)));
}
const fromLeaves = (leaves: readonly Buffer[]): Subtree => {
  return (from, count) => Promise.resolve(rootByDefinition(leaves.slice(from, from + count)));
};

describe('the root', () => {
  it('over the test leaves of certificate transparency is the published one', () => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
    const leaves = inputs.map((hex) => leafHash(Buffer.from(hex, 'hex').toString('latin1')));
    expect(rootByDefinition(leaves).toString('hex')).toBe(
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    );
  });

  it('of a growing tree is that of the definition at every size', () => {
    const tree = new GrowingTree();
    for (let size = 0; size < 70; size++) {
      expect(tree.root()).toEqual(rootByDefinition(leavesOf(size)));
      tree.add(leaf(size));
    }
  });
});

describe('tiles', () => {
  it('grow by any steps to the same tree', async () => {
    const steps = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(steps, async (counts) => {
        const stored = new Map<string, Tile>();
        const key = ({ level, index }: { level: number; index: number }) => `${String(level)}/${String(index)}`;
        let size = 0;
        for (const count of counts) {
          const edge = edgeOf(size).map((place) => stored.get(key(place)) ?? { ...place, hashes: [] });
          const { tiles, root } = addLeaves(size, edge, leavesOf(size + count).slice(size));
          for (const tile of tiles) stored.set(key(tile), tile);
          size += count;
          expect(root).toEqual(rootByDefinition(leavesOf(size)));
          const later = edge.map((place) => stored.get(key(place)) ?? place); // as after the next seal
          expect(addLeaves(size - count, later, []).root).toEqual(rootByDefinition(leavesOf(size - count)));
        }
        const subtree = subtreeOf((place) => Promise.resolve(stored.get(key(place))?.hashes ?? []));
        const index = size - Math.ceil(size / 3);
        const proof = await inclusionProof(index, size, subtree);
        expect(rootFromInclusion(leaf(index), index, size, proof)).toEqual(rootByDefinition(leavesOf(size)));
      }),
      { numRuns: 15 },
    );
  });

  it('reach the second level', async () => {
    const size = 256 * 256 + 300;
    const { tiles, root } = addLeaves(0, [], leavesOf(size));
    expect(new Set(tiles.map(({ level }) => level))).toEqual(new Set([0, 1, 2]));
    const edge = edgeOf(size).map(
      (place) => tiles.find((tile) => tile.level === place.level && tile.index === place.index)!,
    );
    const tree = new GrowingTree();
    for (const each of leavesOf(size)) tree.add(each);
    expect(root).toEqual(tree.root());
    tree.add(leaf(size));
    expect(addLeaves(size, edge, [leaf(size)]).root).toEqual(tree.root());
  });
});

describe('a proof of inclusion', () => {
  it('leads from every leaf to the root, and from no other leaf', async () => {
    for (let size = 1; size <= 20; size++) {
      const leaves = leavesOf(size);
      for (let index = 0; index < size; index++) {
        const proof = await inclusionProof(index, size, fromLeaves(leaves));
        expect(rootFromInclusion(leaf(index), index, size, proof)).toEqual(rootByDefinition(leaves));
        expect(rootFromInclusion(leaf(size), index, size, proof)).not.toEqual(rootByDefinition(leaves));
        expect(rootFromInclusion(leaf(index), index, size, [...proof, leaf(0)])).toBeUndefined();
      }
    }
  });

  it('fits no place outside the tree', () => {
    expect(rootFromInclusion(leaf(3), 3, 3, [])).toBeUndefined();
    expect(rootFromInclusion(leaf(0), 0, 3, [])).toBeUndefined();
  });
});

describe('a proof of consistency', () => {
  const headOf = (size: number) => ({ size, root: rootByDefinition(leavesOf(size)) });

  it('shows that every tree is the beginning of every later one', async () => {
    for (let size = 1; size <= 20; size++) {
      for (let older = 0; older <= size; older++) {
        const proof = await consistencyProof(older, size, fromLeaves(leavesOf(size)));
        expect(isConsistent(headOf(older), headOf(size), proof)).toBe(true);
      }
    }
  });

  it('fails for a tree in which an earlier leaf is another one', async () => {
    for (let size = 2; size <= 12; size++) {
      for (let older = 1; older < size; older++) {
        const forged = leavesOf(size).with(0, leafHash('forged'));
        const proof = await consistencyProof(older, size, fromLeaves(forged));
        expect(isConsistent(headOf(older), { size, root: rootByDefinition(forged) }, proof)).toBe(false);
      }
    }
  });

  it('fails for a tree that has become shorter', () => {
    expect(isConsistent(headOf(5), headOf(4), [])).toBe(false);
    expect(isConsistent(headOf(5), { size: 5, root: leaf(1) }, [])).toBe(false);
  });
});
