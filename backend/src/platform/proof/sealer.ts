import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { Clock } from '../config/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { inTransaction, Pool } from '../database/pool.js';
import { beginning, formatPosition } from '../event-sourcing/index.js';
import { addLeaves, edgeOf, type Tile } from './merkle/tiles.js';
import { hashOfSeal, isSigned, type Seal, signSeal } from './seal.js';
import { StrangeSealKey, sealingKey, VerifyingKeys } from './seal-keys.js';
import { SealStore } from './seal-store.js';
import { leafOf, positionOfSealed } from './sealed-event.js';
import { SealedLog } from './sealed-log.js';

const SEAL_INTERVAL_MS = 1_000;
const MAX_EVENTS_PER_SEAL = 1_000;

/** Any number that nothing else locks. */
const LOCK_ID = 7306522;

/** Seals what is settled, after the fact: every second, or every thousand events when there are more. */
@Injectable()
export class Sealer implements OnApplicationBootstrap {
  readonly sealing = new PeriodicTask('seals', SEAL_INTERVAL_MS, () => this.seal());

  constructor(
    private readonly pool: Pool,
    private readonly seals: SealStore,
    private readonly log: SealedLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Refuses to start with another key than the seals are signed with: the log could never be verified again. */
  async onApplicationBootstrap(): Promise<void> {
    const last = await this.seals.last();
    if (last && last.keyId !== sealingKey(this.config.sealKey).id) throw new StrangeSealKey();
  }

  /** Makes the next seal if there are events without one; whether there may be more of them. */
  seal(): Promise<boolean> {
    return inTransaction(this.pool, async (tx) => {
      const tryLock = 'select pg_try_advisory_xact_lock($1) as "isLocked"';
      const { rows } = await tx.query<{ isLocked: boolean }>(tryLock, [LOCK_ID]);
      if (!rows[0]?.isLocked) return false; // another process is at it
      const last = await this.seals.last(tx);
      const events = await this.log.after(last?.at ?? beginning, MAX_EVENTS_PER_SEAL, tx);
      const newest = events.at(-1);
      if (!newest) return false;
      const size = last?.size ?? 0;
      const edge = await this.seals.tiles(edgeOf(size), tx);
      if (last && !this.matchesTree(last, edge)) throw new SealContradicted(last);
      const { tiles, root } = addLeaves(size, edge, events.map(leafOf));
      const at = positionOfSealed(newest);
      const number = (last?.number ?? 0) + 1;
      const sealedAt = this.clock.now().toISOString();
      const previous = last ? hashOfSeal(last) : null;
      const content = { number, size: size + events.length, root, position: formatPosition(at), sealedAt, previous };
      await this.seals.add(tx, signSeal(content, sealingKey(this.config.sealKey)), at, tiles);
      return events.length === MAX_EVENTS_PER_SEAL;
    });
  }

  /** Whether we signed the seal, and over these hashes: whoever writes to the database may have altered either. */
  private matchesTree(seal: Seal, edge: readonly Tile[]): boolean {
    const isLocked = new VerifyingKeys([sealingKey(this.config.sealKey).publicKey]);
    return isSigned(seal, isLocked) && addLeaves(seal.size, edge, []).root.equals(seal.root);
  }
}

/** What was kept of the tree is not what was sealed: the next seal would vouch for another history. */
class SealContradicted extends Error {
  constructor({ number }: Seal) {
    const content = 'what es.seal_tiles keeps of the events under it';
    super(`Seal ${String(number)}, or ${content}, was altered. Nothing more is sealed.`);
    this.name = 'SealContradicted';
  }
}
