import { beginning, formatPosition, type Position } from '../event-sourcing/index.js';
import { GrowingTree } from './merkle/growing-tree.js';
import { hashOfSeal, isSigned, type KeptHead, keyAfter, type Seal } from './seal.js';
import type { VerifyingKeys } from './seal-keys.js';

/** An entry of the log in order. Each seal comes after all events up to its position. */
export type LogEntry = EventEntry | { readonly seal: Seal };

export interface EventEntry {
  readonly position: Position;
  readonly now: Buffer;
  /** The stored hash from when it was sealed. */
  readonly stored: Buffer | undefined;
  readonly index?: number;
}

export const faults = [
  'event altered',
  'event missing',
  'event added',
  'hash altered',
  'seal does not fit',
  'seal not signed',
  'seal missing',
  'anchor does not fit',
  'end missing',
  'access log altered',
] as const;
export type Fault = (typeof faults)[number];

export interface Verdict {
  readonly ok: boolean;
  readonly eventsChecked: number;
  readonly sealsChecked: number;
  readonly notYetSealed: number;
  readonly firstBadPosition?: string;
  readonly fault?: Fault;
  readonly alteredAccounts?: number;
}

interface Failure {
  readonly position: string;
  readonly fault: Fault;
}

/** Stops at the first seal that does not fit, and names the first wrong position. */
export class Verification {
  private readonly tree = new GrowingTree();
  private segment: EventEntry[] = [];
  private lastSeal: Seal | undefined;
  private failure: Failure | undefined;
  private readonly anchorsBySize: ReadonlyMap<number, readonly KeptHead[]>;

  /**
   * @param anchors seals kept elsewhere, which the log must fit and reach
   * @param followsHandovers whether a trusted key may name the next one
   */
  constructor(
    private readonly keys: VerifyingKeys,
    private readonly anchors: readonly KeptHead[] = [],
    private readonly followsHandovers = false,
  ) {
    this.anchorsBySize = Map.groupBy(anchors, ({ size }) => size);
  }

  /** @throws the signal's reason once it is aborted */
  async run(batches: AsyncIterable<readonly LogEntry[]>, signal?: AbortSignal): Promise<Verdict> {
    for await (const batch of batches) {
      signal?.throwIfAborted();
      for (const entry of batch) {
        if ('seal' in entry) this.checkSeal(entry.seal);
        else this.checkEvent(entry);
        if (this.failure) break;
      }
      if (this.failure) break;
    }
    this.failure ??= this.findMissingEnd();
    return this.verdict();
  }

  get eventsChecked(): number {
    return this.tree.size;
  }

  private verdict(): Verdict {
    const { failure: bad, lastSeal } = this;
    return {
      ok: bad === undefined,
      eventsChecked: this.tree.size,
      sealsChecked: lastSeal?.number ?? 0,
      notYetSealed: bad ? 0 : this.segment.length,
      ...(bad && { firstBadPosition: bad.position, fault: bad.fault }),
    };
  }

  private checkEvent(entry: EventEntry): void {
    const { index = this.tree.size } = entry;
    if (index !== this.tree.size) {
      this.failure = { position: placeOf(entry), fault: index > this.tree.size ? 'event missing' : 'event added' };
      return;
    }
    this.tree.add(entry.now);
    this.segment.push(entry);
    const anchors = this.anchorsBySize.get(this.tree.size) ?? [];
    if (anchors.some(({ root }) => !root.equals(this.tree.root())))
      this.failure = { position: placeOf(entry), fault: 'anchor does not fit' };
  }

  private checkSeal(seal: Seal): void {
    this.failure = this.faultOf(seal) ?? this.findForgedHash();
    if (this.failure) return;
    this.lastSeal = seal;
    if (seal.handover && this.followsHandovers) this.keys.add(seal.handover.to);
    this.segment = [];
  }

  private findMissingEnd(): Failure | undefined {
    const number = this.lastSeal?.number ?? 0;
    const anchor = this.anchors.find((kept) => kept.size > this.tree.size || kept.number > number);
    if (!anchor) return undefined;
    const fault = anchor.size > this.tree.size ? 'end missing' : 'seal missing';
    const last = this.segment.at(-1);
    return { fault, position: last ? placeOf(last) : (this.lastSeal?.position ?? formatPosition(beginning)) };
  }

  private faultOf(seal: Seal): Failure | undefined {
    const { lastSeal, keys } = this;
    const at = (fault: Fault, position = seal.position): Failure => ({ fault, position });
    if (seal.number !== (lastSeal?.number ?? 0) + 1) return at('seal missing');
    if (!isSigned(seal, keys) || (lastSeal && keyAfter(lastSeal) !== seal.keyId)) return at('seal not signed');
    if (lastSeal ? !seal.previous?.equals(hashOfSeal(lastSeal)) : seal.previous !== null)
      return at('seal does not fit');
    if (seal.size === this.tree.size && seal.root.equals(this.tree.root())) return undefined;
    return at(this.faultBySize(seal), this.firstDifference(seal));
  }

  /** Stored hashes feed proofs and later seals, so they must match the events even if the events fit the seal. */
  private findForgedHash(): Failure | undefined {
    const forged = this.segment.find(({ now, stored }) => !stored?.equals(now));
    return forged && { position: placeOf(forged), fault: 'hash altered' };
  }

  private faultBySize({ size }: Seal): Fault {
    if (this.tree.size < size) return 'event missing';
    return this.tree.size > size ? 'event added' : 'event altered';
  }

  /** If all remaining events fit, the last one is missing. If hashes were forged too, the whole segment is in doubt. */
  private firstDifference(seal: Seal): string {
    const different = this.segment.find(({ now, stored }) => !stored?.equals(now));
    const blamed = different ?? (this.tree.size < seal.size ? undefined : this.segment[0]);
    return blamed ? placeOf(blamed) : seal.position;
  }
}

const placeOf = ({ position }: EventEntry): string => formatPosition(position);
