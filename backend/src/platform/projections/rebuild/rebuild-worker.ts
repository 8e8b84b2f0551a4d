import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../background/periodic-task.js';
import { Clock } from '../../config/clock.js';
import { Pool } from '../../database/pool.js';
import { EventCodec } from '../../event-store/event-codec.js';
import { Feed } from '../../event-store/feed.js';
import { ErasedHistories } from '../erased-histories.js';
import { Leases } from '../lease.js';
import { ParkedEvents } from '../parked-events.js';
import { ReadModelRegistry } from '../read-model-registry.js';
import { RebuildRequests, type RebuildRow } from './rebuild-requests.js';
import { RebuildRun } from './rebuild-run.js';
import { RetiredTables } from './retired-tables.js';
import type { RowDifference } from './shadow-table.js';

const WAIT_INTERVAL_MS = 100;
const RUN_INTERVAL_MS = 1_000;
const CLEAN_UP_INTERVAL_MS = 10 * 60_000;

@Injectable()
export class RebuildWorker {
  readonly rebuilding = new PeriodicTask('rebuilds', RUN_INTERVAL_MS, () => this.runRequested());
  readonly cleaningUp = new PeriodicTask('retired read models', CLEAN_UP_INTERVAL_MS, () => this.cleanUpAll());

  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly codec: EventCodec,
    private readonly leases: Leases,
    private readonly parked: ParkedEvents,
    private readonly requests: RebuildRequests,
    private readonly retired: RetiredTables,
    private readonly histories: ErasedHistories,
    private readonly registry: ReadModelRegistry,
    private readonly clock: Clock,
  ) {}

  async replace(row: RebuildRow, signal = this.rebuilding.signal): Promise<void> {
    await this.runOf(row, signal)?.run('replace');
  }

  async replaceAndWait(row: RebuildRow): Promise<void> {
    const isRunning = async (): Promise<boolean> => (await this.requests.one(row.id)).state === 'running';
    while (await isRunning()) {
      await this.replace(row);
      if (await isRunning()) await sleep(WAIT_INTERVAL_MS);
    }
  }

  /** Answers every row in which the live table differs from a new one. */
  async compare(readModel: string): Promise<readonly RowDifference[]> {
    const row = await this.requests.request(this.pool, readModel, 'compare');
    return (await this.runOf(row)?.run('compare')) ?? [];
  }

  async cleanUp(row: RebuildRow): Promise<void> {
    await this.runOf(row)?.cleanUp(this.pool);
    await this.requests.abandon(row);
  }

  private async runRequested(): Promise<void> {
    for (const row of await this.requests.running()) {
      if (this.rebuilding.signal.aborted) break;
      await this.replace(row);
    }
  }

  private async cleanUpAll(): Promise<void> {
    await this.retired.dropOld();
    for (const row of await this.requests.abandoned()) await this.cleanUp(row);
  }

  private runOf(row: RebuildRow, signal?: AbortSignal): RebuildRun | undefined {
    const model = this.registry.all().find(({ projector }) => projector.name === row.readModel);
    return model && new RebuildRun(row, model, this.registry.typesOf(model), this.dependencies(), signal);
  }

  private dependencies() {
    const { pool, feed, codec, leases, parked, requests, histories, clock } = this;
    return { pool, feed, codec, leases, parked, requests, histories, clock };
  }
}
