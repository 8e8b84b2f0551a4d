import { joinPeaks, nodeHash } from './hashes.js';

/** An append-only tree that stores only its right edge, which gives the root at any size. */
export class GrowingTree {
  private readonly peaks: { hash: Buffer; leaves: number }[] = [];
  size = 0;

  add(leaf: Buffer): void {
    let peak = { hash: leaf, leaves: 1 };
    for (let last = this.peaks.at(-1); last?.leaves === peak.leaves; last = this.peaks.at(-1)) {
      this.peaks.pop();
      peak = { hash: nodeHash(last.hash, peak.hash), leaves: 2 * peak.leaves };
    }
    this.peaks.push(peak);
    this.size++;
  }

  root(): Buffer {
    return joinPeaks(this.peaks.map(({ hash }) => hash));
  }
}
