import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../config/clock.js';
import { inTransaction, type Pool, type Transaction } from '../../database/pool.js';
import { isDatabaseContention } from '../../database/sql-state.js';
import { beginning, comparePositions, type Position } from '../../event-sourcing/index.js';
import type { Feed } from '../../event-store/feed.js';
import { readAhead } from '../../event-store/read-ahead.js';
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

const BATCH_SIZE = 5_000;
const LOCK_TIMEOUT_MS = 1_000;
/** Longer than a consumer waits before it asks for its lease again. */
const BACK_OFF_DELAY_MS = RENEW_INTERVAL_MS;

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

/** Fills a shadow table up to where the live one is, then exchanges or compares both while the live consumer is paused. */
export class RebuildRun {
  private readonly name: string;
  private readonly live: string;
  private readonly shadow: ShadowTable;
  private readonly subscriber: ReadModelSubscriber;
  private position = beginning;

  constructor(
    private readonly row: RebuildRow,
    model: ReadModel,
    types: ReadonlySet<string>,
    private readonly dependencies: RebuildDependencies,
    private readonly signal?: AbortSignal,
  ) {
    this.name = `rebuild/${String(row.id)}`;
    this.live = model.projector.name;
    this.shadow = new ShadowTable(model, shadowSchema(row));
    this.subscriber = new ReadModelSubscriber(model, types, dependencies.histories, this.name, this.shadow.rows);
  }

  async run(purpose: Purpose): Promise<readonly RowDifference[]> {
    const { leases, pool } = this.dependencies;
    const lease = await leases.acquireFree(this.name);
    if (!lease) return [];
    const stopRenewing = leases.keepRenewing(lease);
    try {
      return await this.fillAndFinish(lease, purpose);
    } catch (error) {
      if (error instanceof LeaseLost) return []; // another process goes on
      if (!(error instanceof Interrupted)) throw error;
      if (error.reason === 'cancelled') await this.cleanUp(pool);
      return [];
    } finally {
      stopRenewing();
      await leases.release(lease);
    }
  }

  async cleanUp(on: Pool | Transaction): Promise<void> {
    await this.shadow.drop(on);
    await this.dependencies.leases.forget(on, this.name);
  }

  private async fillAndFinish(lease: Lease, purpose: Purpose): Promise<readonly RowDifference[]> {
    const { leases, pool } = this.dependencies;
    await this.checkCancelled(0); // whoever came second may get the lease as the first one is done
    if (comparePositions(lease.position, beginning) === 0) await inTransaction(pool, (tx) => this.shadow.create(tx));
    const runner = await BatchRunner.start(this.subscriber, lease, this.dependencies);
    this.position = lease.position;
    await this.fillUpTo(await leases.positionOf(this.live), runner);
    if (purpose === 'replace') await this.shadow.addIndexes(pool);
    await this.fillUpTo(await leases.positionOf(this.live), runner);
    for (;;) {
      const differences = await this.withLiveConsumerPaused(async (live) => {
        await this.fillUpTo(live.position, runner);
        return purpose === 'replace' ? this.replaceLive(lease, live) : this.compareWithLive();
      });
      if (differences) return differences;
      await this.backOff();
    }
  }

  private async fillUpTo(until: Position, runner: BatchRunner): Promise<void> {
    const after = (position: Position) => this.dependencies.feed.after(position, BATCH_SIZE);
    for await (const batch of readAhead(after, positionOf, this.position)) {
      const events = upTo(until, batch);
      const last = events.at(-1);
      if (!last) return;
      const end = positionOf(last);
      await runner.runBatch(events, end);
      this.position = end;
      await this.checkCancelled(events.length);
    }
  }

  /** Undefined where others hold a lock on the table. */
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

  private async replaceLive(lease: Lease, live: Lease): Promise<readonly RowDifference[]> {
    const { leases, parked, pool, requests } = this.dependencies;
    await inTransaction(pool, async (tx) => {
      await this.shadow.lockLive(tx, LOCK_TIMEOUT_MS);
      await leases.renew(tx, live);
      await leases.renew(tx, lease);
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
    await this.checkCancelled(0);
    await sleep(BACK_OFF_DELAY_MS);
  }

  private async checkCancelled(events: number): Promise<void> {
    if (!(await this.dependencies.requests.progress(this.row.id, events))) throw new Interrupted('cancelled');
    if (this.signal?.aborted) throw new Interrupted('stopped');
  }
}

function upTo(until: Position, events: readonly StoredEvent[]): readonly StoredEvent[] {
  const last = events.at(-1);
  if (last && comparePositions(positionOf(last), until) <= 0) return events;
  return events.filter((event) => comparePositions(positionOf(event), until) <= 0);
}
