import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
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
import type { RowDifference } from './shadow-table.js';

const LOOK_MS = 100;

/** Carries rebuilds out. */
@Injectable()
export class Rebuilder {
  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly codec: EventCodec,
    private readonly leases: Leases,
    private readonly parked: ParkedEvents,
    private readonly rebuilds: RebuildRequests,
    private readonly histories: ErasedHistories,
    private readonly registry: ReadModelRegistry,
    private readonly clock: Clock,
  ) {}

  /** Fills a new table and puts it in the live one's place. Leaves it to the other process when one is at it. */
  async replace(row: RebuildRow, isStopped?: () => boolean): Promise<void> {
    await this.rebuilding(row, isStopped)?.replace();
  }

  /** Carries it out, or waits while another process does. */
  async replaceAndWait(row: RebuildRow): Promise<void> {
    const isRunning = async (): Promise<boolean> => (await this.rebuilds.one(row.id)).state === 'running';
    while (await isRunning()) {
      await this.replace(row);
      if (await isRunning()) await pause(LOOK_MS);
    }
  }

  /** Clears away what a rebuild left that nobody will finish. */
  async discard(row: RebuildRow): Promise<void> {
    await this.rebuilding(row)?.cleanUp(this.pool);
    await this.rebuilds.abandon(row);
  }

  /** Fills a new table, and answers every row in which the live one is not like it. */
  async compare(readModel: string): Promise<RowDifference[]> {
    const row = await this.rebuilds.request(this.pool, readModel, 'compare');
    return (await this.rebuilding(row)?.compare()) ?? [];
  }

  private rebuilding(row: RebuildRow, isStopped?: () => boolean): RebuildRun | undefined {
    const model = this.registry.all().find(({ projector }) => projector.name === row.readModel);
    if (!model) return undefined; // a newer build brought it
    const { feed, codec, leases, parked, pool, rebuilds, histories, clock } = this;
    const parts = { feed, codec, leases, parked, pool, rebuilds, histories, clock };
    return new RebuildRun(row, model, this.registry.typesOf(model), parts, isStopped);
  }
}
