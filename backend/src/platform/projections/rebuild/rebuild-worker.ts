import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { migrations } from '../../../migrations/index.js';
import { PeriodicTask } from '../../background/periodic-task.js';
import { Clock } from '../../config/clock.js';
import { readOwnVersion } from '../../config/own-version.js';
import { Pool } from '../../database/pool.js';
import { EventCodec } from '../../event-store/event-codec.js';
import { Feed } from '../../event-store/feed.js';
import { ErasedHistories } from '../erased-histories.js';
import { Leases } from '../lease.js';
import { ParkedEvents } from '../parked-events.js';
import { ReadModelRegistry } from '../read-model-registry.js';
import { PassCodec, runPass } from './rebuild-pass.js';
import { RebuildRequests, type RebuildRow } from './rebuild-requests.js';
import { RebuildRun } from './rebuild-run.js';
import { RetiredTables, type RowDifference } from './shadow-table.js';

const knownMigrations = migrations.map(({ name }) => name);
const WAIT_INTERVAL_MS = 100;
const RUN_INTERVAL_MS = 1_000;
const CLEAN_UP_INTERVAL_MS = 10 * 60_000;

@Injectable()
export class RebuildWorker {
  private readonly version = readOwnVersion();
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

  /** Skips rebuilds that another process runs. */
  async replace(rows: readonly RebuildRow[], signal = this.rebuilding.signal): Promise<void> {
    const codec = new PassCodec(this.codec);
    await runPass(this.runsOf(rows, codec, signal), 'replace', { feed: this.feed, codec });
  }

  /** Returns the rows as they ended: done, or cancelled. */
  async replaceAndWait(rows: readonly RebuildRow[]): Promise<readonly RebuildRow[]> {
    const isRunning = ({ state }: RebuildRow): boolean => state === 'running';
    for (let now = rows; ; ) {
      await this.replace(now.filter(isRunning));
      now = await Promise.all(now.map(({ id }) => this.requests.one(id)));
      if (!now.some(isRunning)) return now;
      await sleep(WAIT_INTERVAL_MS);
    }
  }

  /** Returns all rows in which live tables differ from rebuilt ones, by read model. */
  async compare(readModels: readonly string[]): Promise<ReadonlyMap<string, readonly RowDifference[]>> {
    const codec = new PassCodec(this.codec);
    const rows = await Promise.all(readModels.map((name) => this.requests.request(this.pool, name, 'compare')));
    const found = await runPass(this.runsOf(rows, codec), 'compare', { feed: this.feed, codec });
    return new Map(readModels.map((name, i) => [name, found[i] ?? []]));
  }

  async cleanUp(row: RebuildRow): Promise<void> {
    for (const run of this.runsOf([row], new PassCodec(this.codec))) await run.cleanUp(this.pool);
    await this.requests.abandon(row);
  }

  private async runRequested(): Promise<void> {
    await this.requests.beginWaiting(this.version, knownMigrations);
    const rows = await this.requests.running();
    if (rows.length > 0) await this.replace(rows);
  }

  private async cleanUpAll(): Promise<void> {
    await this.retired.dropOld();
    for (const row of await this.requests.abandoned()) await this.cleanUp(row);
  }

  private runsOf(rows: readonly RebuildRow[], codec: PassCodec, signal?: AbortSignal): RebuildRun[] {
    const { pool, feed, leases, parked, requests, histories, clock } = this;
    const dependencies = { pool, feed, codec, leases, parked, requests, histories, clock };
    const models = new Map(this.registry.all().map((model) => [model.projector.name, model]));
    return rows.flatMap((row) => {
      const model = models.get(row.readModel);
      return model ? [new RebuildRun(row, model, this.registry.typesOf(model), dependencies, signal)] : [];
    });
  }
}
