import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../config/clock.js';
import { inTransaction, type Pool, type Transaction } from '../../database/pool.js';
import { isDatabaseContention } from '../../database/sql-state.js';
import { beginning, comparePositions, type Position } from '../../event-sourcing/index.js';
import type { Feed } from '../../event-store/feed.js';
import { positionOf, type StoredEvent } from '../../event-store/stored-event.js';
import { type BatchDependencies, BatchRunner } from '../batch-runner.js';
import type { ErasedHistories } from '../erased-histories.js';
import { type Lease, LeaseLost, RENEW_INTERVAL_MS } from '../lease.js';
import type { ReadModel } from '../read-model.js';
import { ReadModelSubscriber } from '../read-model-subscriber.js';
import {
  type Purpose,
  type RebuildRequests,
  type RebuildRow,
  retiredSchema,
  shadowSchema,
} from './rebuild-requests.js';
import { type RowDifference, ShadowTable } from './shadow-table.js';

export const BATCH_SIZE = 5_000;
const LOCK_TIMEOUT_MS = 1_000;
/** Longer than a consumer waits between attempts to acquire its lease. */
const BACK_OFF_DELAY_MS = RENEW_INTERVAL_MS;
const PROGRESS_INTERVAL_MS = 500;

export interface RebuildDependencies extends BatchDependencies {
  readonly feed: Feed;
  readonly requests: RebuildRequests;
  readonly histories: ErasedHistories;
  readonly clock: Clock;
}

class Interrupted extends Error {
  override readonly name = 'Interrupted';

  constructor(readonly reason: 'cancelled' | 'stopped') {
    super(`The rebuild was ${reason}.`);
  }
}

/** Fills a shadow table up to the live one's position. Exchanges or compares them while the live consumer pauses. */
export class RebuildRun {
  readonly types: ReadonlySet<string>;
  position = beginning;
  /** An error that is not the fault of an event, and that no other process works around. */
  failure: unknown;
  private readonly name: string;
  private readonly live: string;
  private readonly shadow: ShadowTable;
  private readonly subscriber: ReadModelSubscriber;
  private runner: BatchRunner | undefined;
  private stopRenewing = (): void => undefined;
  private isOver = false;
  private until = beginning;
  private uncounted = 0;
  private countedAt = 0;

  constructor(
    private readonly row: RebuildRow,
    model: ReadModel,
    types: ReadonlySet<string>,
    private readonly dependencies: RebuildDependencies,
    private readonly signal?: AbortSignal,
  ) {
    this.types = types;
    this.name = `rebuild/${String(row.id)}`;
    this.live = model.projector.name;
    this.shadow = new ShadowTable(model, shadowSchema(row));
    this.subscriber = new ReadModelSubscriber(model, types, dependencies.histories, this.name, this.shadow.rows);
  }

  get isBehind(): boolean {
    return !this.isOver && comparePositions(this.position, this.until) < 0;
  }

  /** Creates the shadow table, or continues one that another process left behind. */
  begin(): Promise<void> {
    return this.attempt(async () => {
      const { leases, pool } = this.dependencies;
      const lease = await leases.acquireFree(this.name);
      if (!lease) throw new LeaseLost(this.name);
      this.stopRenewing = leases.keepRenewing(lease);
      this.runner = await BatchRunner.start(this.subscriber, lease, this.dependencies);
      await this.countDone(); // fails if another process has finished the run meanwhile
      if (comparePositions(lease.position, beginning) === 0) await inTransaction(pool, (tx) => this.shadow.create(tx));
      this.position = lease.position;
      this.until = await leases.positionOf(this.live);
    });
  }

  take(batch: readonly StoredEvent[]): Promise<void> {
    return this.attempt(() => this.handle(batch));
  }

  async finish(purpose: Purpose): Promise<readonly RowDifference[]> {
    let found: readonly RowDifference[] = [];
    await this.attempt(async () => {
      const { leases, pool } = this.dependencies;
      if (purpose === 'replace') await this.shadow.addIndexes(pool);
      await this.fillUpTo(await leases.positionOf(this.live));
      for (;;) {
        const differences = await this.withLiveConsumerPaused(async (live) => {
          await this.fillUpTo(live.position);
          return purpose === 'replace' ? this.replaceLive(live) : this.compareWithLive();
        });
        if (differences) {
          found = differences;
          return;
        }
        await this.backOff();
      }
    });
    return found;
  }

  async end(): Promise<void> {
    this.stopRenewing();
    if (this.runner) await this.dependencies.leases.release(this.runner.lease);
  }

  async cleanUp(on: Pool | Transaction): Promise<void> {
    await this.shadow.drop(on);
    await this.dependencies.leases.forget(on, this.name);
  }

  /** A run that failed, stopped, was cancelled or lost its lease does nothing more. Other runs of the pass continue. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    if (this.isOver) return;
    try {
      await work();
    } catch (error) {
      this.isOver = true;
      if (error instanceof LeaseLost) return; // another process continues the run
      if (!(error instanceof Interrupted)) this.failure = error;
      else if (error.reason === 'cancelled') await this.cleanUp(this.dependencies.pool);
    }
  }

  private async fillUpTo(until: Position): Promise<void> {
    this.until = until;
    while (this.isBehind) {
      const batch = await this.dependencies.feed.after(this.position, BATCH_SIZE);
      if (batch.length === 0) return;
      await this.handle(batch);
    }
  }

  private async handle(batch: readonly StoredEvent[]): Promise<void> {
    const events = between(this.position, this.until, batch);
    const last = events.at(-1);
    if (!last) return;
    const end = positionOf(last);
    await this.runner?.runBatch(events, end);
    this.position = end;
    this.uncounted += events.length;
    if (performance.now() - this.countedAt > PROGRESS_INTERVAL_MS) await this.countDone();
  }

  /** Undefined if another transaction holds a lock on the table. */
  private async withLiveConsumerPaused<T>(work: (live: Lease) => Promise<T>): Promise<T | undefined> {
    const { leases } = this.dependencies;
    const live = await leases.seize(this.live);
    try {
      return await work(live);
    } catch (error) {
      if (!isDatabaseContention(error)) throw error;
      return undefined;
    } finally {
      await leases.release(live);
    }
  }

  private async replaceLive(live: Lease): Promise<readonly RowDifference[]> {
    const { leases, parked, pool, requests } = this.dependencies;
    await inTransaction(pool, async (tx) => {
      await this.shadow.lockLive(tx, LOCK_TIMEOUT_MS);
      await leases.renew(tx, live);
      if (this.runner) await leases.renew(tx, this.runner.lease);
      await this.shadow.replaceLive(tx, retiredSchema(this.row));
      await parked.handOver(tx, this.name, this.live);
      await this.cleanUp(tx);
      if (!(await requests.finish(tx, this.row))) throw new Interrupted('cancelled');
    });
    return [];
  }

  private async compareWithLive(): Promise<readonly RowDifference[]> {
    const { clock, pool, requests } = this.dependencies;
    const differences = await this.shadow.differences(pool, clock.now());
    await this.cleanUp(pool);
    await requests.finish(pool, this.row);
    return differences;
  }

  private async backOff(): Promise<void> {
    await this.countDone();
    await sleep(BACK_OFF_DELAY_MS);
  }

  private async countDone(): Promise<void> {
    const { pool, requests } = this.dependencies;
    const isRunning = await requests.progress(pool, this.row.id, this.uncounted);
    this.uncounted = 0;
    this.countedAt = performance.now();
    if (!isRunning) throw new Interrupted('cancelled');
    if (this.signal?.aborted) throw new Interrupted('stopped');
  }
}

function between(after: Position, until: Position, events: readonly StoredEvent[]): readonly StoredEvent[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return [];
  if (comparePositions(positionOf(first), after) > 0 && comparePositions(positionOf(last), until) <= 0) return events;
  return events.filter((event) => {
    const position = positionOf(event);
    return comparePositions(position, after) > 0 && comparePositions(position, until) <= 0;
  });
}
