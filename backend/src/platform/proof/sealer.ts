import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { Clock } from '../config/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { inTransaction, Pool, type Transaction } from '../database/pool.js';
import { beginning, formatPosition } from '../event-sourcing/index.js';
import { KnownSeals } from './known-seals.js';
import { addLeaves } from './merkle/tiles.js';
import { hashOfSeal, keyAfter, type Seal, signSeal, type UnsignedSeal } from './seal.js';
import { StrangeSealKey, sealingKey } from './seal-keys.js';
import { SealStore } from './seal-store.js';
import { leafOf, positionOfSealed } from './sealed-event.js';
import { SealedLog } from './sealed-log.js';

const SEAL_INTERVAL_MS = 1_000;
const MAX_EVENTS_PER_SEAL = 1_000;

const LOCK_ID = 7306522;

/** Seals settled events every second, or every thousand events under load. */
@Injectable()
export class Sealer implements OnApplicationBootstrap {
  readonly sealing = new PeriodicTask('seals', SEAL_INTERVAL_MS, () => this.seal());

  constructor(
    private readonly pool: Pool,
    private readonly seals: SealStore,
    private readonly log: SealedLog,
    private readonly known: KnownSeals,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Stops the start if the log contradicts its seals, or could not be verified with this key. */
  async onApplicationBootstrap(): Promise<void> {
    await this.known.assertContinued().catch((error: unknown) => {
      if (this.config.role !== 'command-line' || error instanceof StrangeSealKey) throw error;
    });
  }

  /** Makes the next seal if there are unsealed events. Returns whether there may be more. */
  async seal(): Promise<boolean> {
    const sealed = await inTransaction(this.pool, (tx) => this.sealNext(tx));
    if (!sealed) return false;
    await this.known.remember(sealed.seal);
    return sealed.events === MAX_EVENTS_PER_SEAL;
  }

  private async sealNext(tx: Transaction): Promise<{ seal: Seal; events: number } | undefined> {
    const tryLock = 'select pg_try_advisory_xact_lock($1) as "isLocked"';
    const { rows } = await tx.query<{ isLocked: boolean }>(tryLock, [LOCK_ID]);
    if (!rows[0]?.isLocked) return undefined; // another process is sealing
    const { seal: last, tiles: edge } = await this.known.assertContinued(tx);
    const events = await this.log.after(last?.at ?? beginning, MAX_EVENTS_PER_SEAL, tx);
    const newest = events.at(-1);
    if (!newest) return undefined;
    const size = last?.size ?? 0;
    const { tiles, root } = addLeaves(size, edge, events.map(leafOf));
    const at = positionOfSealed(newest);
    const number = (last?.number ?? 0) + 1;
    const sealedAt = this.clock.now().toISOString();
    const previous = last ? hashOfSeal(last) : null;
    const content = { number, size: size + events.length, root, position: formatPosition(at), sealedAt, previous };
    const seal = this.sign(content, last);
    await this.seals.add(tx, seal, at, tiles);
    return { seal, events: events.length };
  }

  /** Signs with the key of the previous seal. If `SEAL_KEY` starts with a new key, that one signs too and follows. */
  private sign(content: UnsignedSeal, last: Seal | undefined): Seal {
    const keys = this.config.sealKeys.map(sealingKey);
    const [next] = keys;
    const key = last ? keys.find(({ id }) => id === keyAfter(last)) : next;
    if (!key) throw new StrangeSealKey();
    return signSeal(content, key, next);
  }
}
