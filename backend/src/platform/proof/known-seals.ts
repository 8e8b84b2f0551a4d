import { Inject, Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { Clock } from '../config/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { Pool, type Transaction } from '../database/pool.js';
import { assertPrimary } from '../database/servers.js';
import { addMinutes, beginning } from '../event-sourcing/index.js';
import { AlteredSealFile, SealFile } from './anchors/seal-file.js';
import { consistencyProof, isConsistent } from './merkle/proofs.js';
import { addLeaves, edgeOf, type Tile } from './merkle/tiles.js';
import { hashOfSeal, isSigned, keyAfter, type Seal, verifyingKeysOf } from './seal.js';
import { StrangeSealKey } from './seal-keys.js';
import { SealStore, type StoredSeal } from './seal-store.js';
import { SealedLog } from './sealed-log.js';

const WATCH_INTERVAL_MS = 5_000;
/** Sealing begins a second after the first event, so an older log without a seal has lost its seals. */
const MAX_UNSEALED_MINUTES = 60;

export interface Edge {
  readonly seal: StoredSeal | undefined;
  readonly tiles: readonly Tile[];
}

/** The database contradicts earlier seals. The message says how, and what to do. */
class SealContradicted extends Error {
  constructor(problem: string) {
    super(`${problem} Nothing more is sealed.`);
    this.name = 'SealContradicted';
  }
}

/** Compares the database's newest seal with the newest one known from the file or memory, which it must continue. */
@Injectable()
export class KnownSeals {
  private readonly logger = new Logger('proof');
  readonly watching = new PeriodicTask('proof', WATCH_INTERVAL_MS, () => this.watch(), 'all');
  private inMemory: Seal | undefined;
  private told: string | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly seals: SealStore,
    private readonly log: SealedLog,
    private readonly file: SealFile,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The newest seal known outside the database. The log must fit it. */
  async newest(): Promise<Seal | undefined> {
    const { seal, acceptance } = await this.file.read();
    // Running processes still remember a seal that a person has given up.
    const remembered = this.inMemory && this.inMemory.sealedAt > (acceptance?.at ?? '') ? this.inMemory : undefined;
    return (seal?.number ?? 0) >= (remembered?.number ?? 0) ? seal : remembered;
  }

  async remember(seal: Seal): Promise<void> {
    this.inMemory = seal;
    await this.file.keep(seal);
  }

  /** @throws SealContradicted if the newest seal of the database does not continue the newest known one */
  async assertContinued(on: Pool | Transaction = this.pool): Promise<Edge> {
    try {
      const edge = await this.check(on);
      this.told = undefined;
      return edge;
    } catch (error) {
      if (isContradiction(error) && error.message !== this.told) {
        this.logger.error({ message: 'the proof is contradicted', error });
        this.told = error.message;
      }
      throw error;
    }
  }

  /** A sentence that says what is wrong; null if all fits. */
  async findContradiction(): Promise<string | null> {
    try {
      await this.assertContinued();
      return null;
    } catch (error) {
      if (isContradiction(error)) return error.message;
      throw error;
    }
  }

  private async watch(): Promise<void> {
    if (this.config.role === 'command-line') return;
    const { seal } = await this.assertContinued();
    if (seal) await this.remember(seal);
  }

  /** Reads the known seal first, so that a seal made meanwhile is not a contradiction. */
  private async check(on: Pool | Transaction): Promise<Edge> {
    assertPrimary(this.config.databaseUrl);
    const known = await this.newest();
    const last = await this.seals.last(on);
    if (!last) {
      await this.assertNeverSealed(known);
      return { seal: undefined, tiles: [] };
    }
    const keys = verifyingKeysOf(this.config, [last]);
    if (!keys.has(keyAfter(last))) throw new StrangeSealKey();
    const tiles = await this.seals.tiles(edgeOf(last.size), on);
    if (!isSigned(last, keys) || !addLeaves(last.size, tiles, []).root.equals(last.root)) {
      const content = 'what es.seal_tiles keeps of the events under it';
      throw new SealContradicted(`Seal ${String(last.number)}, or ${content}, was altered.`);
    }
    if (known && !(await this.isContinued(known, last, on))) throw contradicted(known, last);
    return { seal: last, tiles };
  }

  private async isContinued(known: Seal, last: Seal, on: Pool | Transaction): Promise<boolean> {
    if (known.number === last.number) return hashOfSeal(known).equals(hashOfSeal(last));
    if (known.number > last.number || known.size > last.size) return false;
    return isConsistent(known, last, await consistencyProof(known.size, last.size, this.seals.subtree(on)));
  }

  private async assertNeverSealed(known: Seal | undefined): Promise<void> {
    const { acceptance } = await this.file.read();
    if (known) throw contradicted(known, undefined);
    if (acceptance || this.config.demo) return;
    const [oldest] = await this.log.after(beginning, 1);
    const limit = addMinutes(this.clock.now(), -MAX_UNSEALED_MINUTES).toISOString();
    if (oldest && oldest.recordedAt < limit)
      throw new SealContradicted(`The log is older than an hour and has no seal: they were deleted. ${WHAT_TO_DO}`);
  }
}

const isContradiction = (error: unknown): error is Error =>
  [SealContradicted, StrangeSealKey, AlteredSealFile].some((kind) => error instanceof kind);

const WHAT_TO_DO =
  'Where you brought a backup back, say so: seal accept --reason "..."; otherwise somebody rewrote the log: docs/how-to/check-the-proof.md.';

function contradicted(known: Seal, last: Seal | undefined): SealContradicted {
  const seen = `Seal ${String(known.number)} over ${String(known.size)} events is known outside the database`;
  const held = last
    ? `whose newest one, ${String(last.number)} over ${String(last.size)}, does not continue it`
    : 'which holds none any more';
  return new SealContradicted(`${seen}, ${held}. ${WHAT_TO_DO}`);
}
