import type { Pool } from '../database/pool.js';
import { formatPosition, type Position, type Recorded } from '../event-sourcing/index.js';
import type { LiveUpdates, RowChange } from '../live-updates/live-updates.js';
import { BatchProjection } from './batch-projection.js';
import type { ErasedHistories } from './erased-histories.js';
import type { Advance, FeedFollower } from './feed-follower.js';
import type { AnyRow, ReadModel } from './read-model.js';
import type { ReadModelProgress } from './read-model-progress.js';
import { ReadModelTable } from './read-model-table.js';
import type { ChangedRow } from './row-changes.js';

const BATCH = 500;

/** Keeps the live table of one read model up to date, and tells whom it concerns. */
export class Projection implements FeedFollower {
  readonly version = 1;
  readonly batchSize = BATCH;
  readonly name: string;
  private readonly batches: BatchProjection;

  constructor(
    private readonly model: ReadModel,
    readonly types: ReadonlySet<string>,
    histories: ErasedHistories,
    pool: Pool,
    private readonly live: LiveUpdates,
    private readonly progress: Pick<ReadModelProgress, 'reached' | 'left'>,
  ) {
    this.name = model.projector.name;
    this.batches = new BatchProjection(model, new ReadModelTable(model), histories, pool);
  }

  async handle(events: readonly Recorded[], advance: Advance): Promise<void> {
    const changed = await this.batches.project(events, this, advance);
    const last = events.at(-1);
    if (last) this.live.announce(changed.map((change) => this.toRowChange(change, last.meta.position)));
  }

  unsure(): void {
    this.live.announceGap();
  }

  reached(position: Position): void {
    this.progress.reached(this.name, position);
  }

  left(): void {
    this.progress.left(this.name);
  }

  private toRowChange({ id, before, after }: ChangedRow<AnyRow>, position: Position): RowChange {
    const { audience } = this.model.projector;
    const row = after ?? before;
    const to = typeof audience === 'string' ? audience : row ? { member: audience.member(row) } : 'nobody';
    return { topic: this.name, id, position: formatPosition(position), to };
  }
}
