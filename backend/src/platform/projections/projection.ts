import { inTransaction, type Pool } from '../database/pool.js';
import { formatPosition, type Position, type Recorded } from '../event-sourcing/index.js';
import type { LiveUpdates, RowChange } from '../live-updates/live-updates.js';
import type { ErasedHistories } from './erased-histories.js';
import type { Advance, FeedFollower } from './feed-follower.js';
import { foldRows } from './fold-rows.js';
import { projectEvents } from './project-events.js';
import type { AnyRow, ReadModel } from './read-model.js';
import { ReadModelTable } from './read-model-table.js';
import type { ChangedRow } from './row-changes.js';

const BATCH = 500;

/** Keeps the live table of one read model up to date, and tells whom it concerns. */
export class Projection implements FeedFollower {
  readonly version = 1;
  readonly batchSize = BATCH;
  readonly name: string;
  private readonly table: ReadModelTable;

  constructor(
    private readonly model: ReadModel,
    readonly types: ReadonlySet<string>,
    private readonly histories: ErasedHistories,
    private readonly pool: Pool,
    private readonly live: LiveUpdates,
    private readonly onReached: (name: string, position: Position) => void,
  ) {
    this.name = model.projector.name;
    this.table = new ReadModelTable(model);
  }

  async handle(events: readonly Recorded[], advance: Advance): Promise<void> {
    const anew = await this.rowsOfErased(events);
    const changed = await inTransaction(this.pool, async (tx) => {
      const changes = await projectEvents(this.model, this.table, events, tx);
      await this.table.write(tx, anew);
      await advance(tx);
      return [...changes, ...anew];
    });
    const last = events.at(-1);
    if (last) this.live.announce(changed.map((change) => this.toRowChange(change, last.meta.position)));
  }

  reached(position: Position): void {
    this.onReached(this.name, position);
  }

  /** A member's rows as they are once fields are erased; figures about many members stay as they are. */
  private async rowsOfErased(events: readonly Recorded[]): Promise<ChangedRow<AnyRow>[]> {
    const { projector } = this.model;
    const histories = projector.addsUp ? [] : await this.histories.in(events, this);
    const rows = histories.flatMap((history) => [...foldRows(projector, history).values()]);
    return rows.map((row) => ({ id: row.id, before: undefined, after: row }));
  }

  private toRowChange({ id, before, after }: ChangedRow<AnyRow>, position: Position): RowChange {
    const { audience } = this.model.projector;
    const row = after ?? before;
    const to = typeof audience === 'string' ? audience : row ? { member: audience.member(row) } : 'nobody';
    return { topic: this.name, id, position: formatPosition(position), to };
  }
}
