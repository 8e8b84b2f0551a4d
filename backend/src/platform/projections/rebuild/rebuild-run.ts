import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../config/clock.js';
import { inTransaction, type Pool, type Transaction } from '../../database/pool.js';
import { isDatabaseContention } from '../../database/sql-state.js';
import { beginning, comparePositions, type Position, type Recorded } from '../../event-sourcing/index.js';
import type { Feed } from '../../event-store/feed.js';
import { readAhead } from '../../event-store/read-ahead.js';
import { positionOf, type StoredEvent } from '../../event-store/stored-event.js';
import { BatchProjection } from '../batch-projection.js';
import { CarefulSteps, type StepParts } from '../careful-steps.js';
import type { ErasedHistories } from '../erased-histories.js';
import type { Advance, FeedFollower } from '../feed-follower.js';
import { type Consumer, type Lease, LeaseLost, RENEW_INTERVAL_MS } from '../lease.js';
import type { ReadModel } from '../read-model.js';
import { type RebuildRequests, type RebuildRow, retiredSchema, shadowSchema } from './rebuild-requests.js';
import { type RowDifference, ShadowTable } from './shadow-table.js';

const BATCH = 5_000;
const LOCK_TIMEOUT_MS = 1_000;
/** Longer than a consumer waits before it asks for its lease again. */
const BACK_OFF_DELAY_MS = RENEW_INTERVAL_MS;

export interface RebuildParts extends StepParts {
  readonly feed: Feed;
  readonly rebuilds: RebuildRequests;
  readonly histories: ErasedHistories;
  readonly clock: Clock;
}

/** What is done with the filled table while the live one stands still. */
type Conclusion = (lease: Lease, live: Lease) => Promise<void>;

/** The rebuild was cancelled, or this process is about to end and another one goes on. */
class Interrupted extends Error {
  constructor(readonly reason: 'cancelled' | 'stopped') {
    super(`The rebuild was ${reason}.`);
    this.name = 'Interrupted';
  }
}

/**
 * Fills a new table of one read model beside the live one: first up to where the live one is, while both are in use;
 * then the live one is held still for a moment, the last events are taken in, and the tables are exchanged or compared.
 * It holds a lease like any consumer, so another process goes on where this one dies.
 */
export class RebuildRun implements FeedFollower {
  readonly version = 1;
  readonly batchSize = BATCH;
  readonly name: string;
  private readonly batches: BatchProjection;
  private readonly table: ShadowTable;
  private readonly live: Consumer;

  constructor(
    private readonly rebuild: RebuildRow,
    model: ReadModel,
    readonly types: ReadonlySet<string>,
    private readonly parts: RebuildParts,
    private readonly isStopped: () => boolean = () => false,
  ) {
    this.name = `rebuild/${String(rebuild.id)}`;
    this.table = new ShadowTable(model, shadowSchema(rebuild));
    this.batches = new BatchProjection(model, this.table.rows, parts.histories, parts.pool);
    this.live = { name: model.projector.name, version: 1 };
  }

  async handle(events: readonly Recorded[], advance: Advance): Promise<void> {
    await this.batches.project(events, this, advance);
  }

  /** Puts the new table in the place of the live one. Does nothing when another process is at it. */
  async replace(): Promise<void> {
    await this.beside(async (lease, live) => {
      const { parked, leases, rebuilds, pool } = this.parts;
      await inTransaction(pool, async (tx) => {
        await this.table.lockLive(tx, LOCK_TIMEOUT_MS);
        await leases.renew(tx, live);
        await leases.renew(tx, lease);
        await this.table.replaceLive(tx, retiredSchema(this.rebuild));
        await parked.handOver(tx, this.name, this.live.name);
        await this.cleanUp(tx);
        if (!(await rebuilds.finish(tx, this.rebuild))) throw new Interrupted('cancelled');
      });
    });
  }

  /** Holds the new table against the live one, and drops it. */
  async compare(): Promise<RowDifference[]> {
    let differences: RowDifference[] = [];
    await this.beside(async (lease) => {
      const { pool, leases, rebuilds, clock } = this.parts;
      differences = await leases.keep(lease, () => this.table.differences(pool, clock.now()));
      await this.cleanUp(pool);
      await rebuilds.finish(pool, this.rebuild);
    });
    return differences;
  }

  private async beside(conclude: Conclusion): Promise<void> {
    const lease = await this.parts.leases.acquireFree({ name: this.name, version: 1 });
    if (!lease) return;
    try {
      await this.fillAndConclude(lease, conclude);
    } catch (error) {
      if (error instanceof LeaseLost) return; // another process goes on
      if (!(error instanceof Interrupted)) throw error;
      if (error.reason === 'cancelled') await this.cleanUp(this.parts.pool);
    } finally {
      await this.parts.leases.release(lease);
    }
  }

  private async fillAndConclude(lease: Lease, conclude: Conclusion): Promise<void> {
    const { leases, pool } = this.parts;
    await this.checkCancelled(0); // whoever came second may get the lease as the first one is done
    if (comparePositions(lease.position, beginning) === 0) await inTransaction(pool, (tx) => this.table.create(tx));
    const steps = await CarefulSteps.begin(this, lease, this.parts);
    let position = lease.position;
    // The first time takes as long as the log is long, the second as long as new events came in meanwhile.
    position = await this.follow(steps, position, await leases.positionOf(this.live));
    if (this.rebuild.purpose === 'replace') await leases.keep(lease, () => this.table.addIndexes(pool));
    position = await this.follow(steps, position, await leases.positionOf(this.live));
    for (let isDone = false; !isDone; ) {
      isDone = await this.withLiveConsumerPaused(async (live) => {
        position = await this.follow(steps, position, live.position);
        await conclude(lease, live);
      });
      if (!isDone) await this.backOff(lease);
    }
  }

  private async backOff(lease: Lease): Promise<void> {
    await this.checkCancelled(0);
    await pause(BACK_OFF_DELAY_MS);
    await this.parts.leases.renew(this.parts.pool, lease);
  }

  /** Takes in what lies between the two positions, and answers where it came to. */
  private async follow(steps: CarefulSteps, from: Position, until: Position): Promise<Position> {
    let position = from;
    const after = (at: Position) => this.parts.feed.after(at, BATCH);
    for await (const read of readAhead(after, positionOf, from)) {
      const events = upTo(until, read);
      const last = events.at(-1);
      if (!last) break;
      position = positionOf(last);
      if (!(await steps.take(events, position))) await steps.moveTo(position);
      await this.checkCancelled(events.length);
    }
    return position;
  }

  /** Counts events as done; throws when the rebuild is to go no further here. */
  private async checkCancelled(events: number): Promise<void> {
    if (!(await this.parts.rebuilds.progress(this.rebuild.id, events))) throw new Interrupted('cancelled');
    if (this.isStopped()) throw new Interrupted('stopped');
  }

  /** False when the work met others at the table who would not let go. */
  private async withLiveConsumerPaused(work: (live: Lease) => Promise<void>): Promise<boolean> {
    const live = await this.parts.leases.seize(this.live);
    try {
      await work(live);
      return true;
    } catch (error) {
      if (!isDatabaseContention(error)) throw error;
      return false;
    } finally {
      await this.parts.leases.release(live);
    }
  }

  /** Takes back all that was made on the way. */
  async cleanUp(on: Pool | Transaction): Promise<void> {
    await this.table.drop(on);
    await this.parts.leases.forget(on, { name: this.name, version: 1 });
  }
}

function upTo(until: Position, events: readonly StoredEvent[]): readonly StoredEvent[] {
  const last = events.at(-1);
  if (last && comparePositions(positionOf(last), until) <= 0) return events;
  return events.filter((event) => comparePositions(positionOf(event), until) <= 0);
}
