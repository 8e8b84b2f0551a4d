import { inTransaction, type Pool, type Transaction } from '../database/pool.js';
import type { Recorded } from '../event-sourcing/index.js';
import type { ErasedHistories } from './erased-histories.js';
import type { Advance } from './feed-follower.js';
import { foldTouched } from './fold-rows.js';
import type { Consumer } from './lease.js';
import { projectEvents } from './project-events.js';
import type { AnyRow, ReadModel } from './read-model.js';
import type { ReadModelTable } from './read-model-table.js';
import { addUp } from './roll-up.js';
import type { ChangedRow } from './row-changes.js';

/** Takes events into one table, with the checkpoint in the same transaction; the live table or one that is filled anew. */
export class BatchProjection {
  constructor(
    private readonly model: ReadModel,
    private readonly table: ReadModelTable,
    private readonly histories: ErasedHistories,
    private readonly pool: Pool,
  ) {}

  /** What became of the rows that the events touch. */
  async project(
    events: readonly Recorded[],
    consumer: Consumer,
    advance: Advance,
  ): Promise<readonly ChangedRow<AnyRow>[]> {
    const anew = await this.rowsOfErased(events, consumer);
    return inTransaction(this.pool, async (tx) => {
      const changes = await projectEvents(this.model, this.table, events, tx);
      await this.addUp(tx, [...changes, ...(await this.withLive(tx, anew))]);
      await this.table.write(tx, anew);
      await advance(tx);
      return [...changes, ...anew];
    });
  }

  private async addUp(tx: Transaction, changes: readonly ChangedRow<AnyRow>[]): Promise<void> {
    for (const rollUp of this.model.rollUps) await addUp(tx, rollUp, this.table.schema, changes);
  }

  /** Rows that are written anew, with what stands in their place. */
  private async withLive(tx: Transaction, anew: readonly ChangedRow<AnyRow>[]): Promise<ChangedRow<AnyRow>[]> {
    const ids = anew.map(({ id }) => id);
    const live = await this.table.load(tx, ids);
    return anew.map((change) => ({ ...change, before: live.get(change.id) }));
  }

  /** A member's rows as they are once fields are erased, or gone; figures about many members stay as they are. */
  private async rowsOfErased(events: readonly Recorded[], consumer: Consumer): Promise<ChangedRow<AnyRow>[]> {
    const { projector } = this.model;
    const histories = projector.addsUp ? [] : await this.histories.in(events, consumer);
    const rows = histories.flatMap((history) => [...foldTouched(projector, history)]);
    return rows.map(([id, after]) => ({ id, before: undefined, after }));
  }
}
