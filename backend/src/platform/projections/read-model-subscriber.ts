import type { Transaction } from '../database/pool.js';
import { type Event, formatPosition, type Position, type Recorded } from '../event-sourcing/index.js';
import type { LiveUpdates, RowChange } from '../live-updates/live-updates.js';
import type { ErasedHistories } from './erased-histories.js';
import { foldTouchedRows } from './fold-rows.js';
import type { AnyRow, ReadModel } from './read-model.js';
import type { ReadModelProgress } from './read-model-progress.js';
import { ReadModelTable } from './read-model-table.js';
import { updateRollUp } from './roll-up.js';
import { type ChangedRow, RowChanges } from './row-changes.js';
import type { Changes, TransactionalSubscriber } from './subscriber.js';

type Handlers = Readonly<Record<string, ((event: Recorded<Event>, rows: RowChanges<AnyRow>) => void) | undefined>>;

/** Loads the rows that the events change with one query, and changes them. They are not written yet. */
export async function applyEvents(
  { projector }: ReadModel,
  table: ReadModelTable,
  events: readonly Recorded[],
  tx: Transaction,
): Promise<Changes> {
  const rows = new RowChanges<AnyRow>();
  for (const event of events) (projector.on as Handlers)[event.type]?.(event, rows);
  return rows.apply(await table.load(tx, rows.idsToLoad()));
}

export class ReadModelSubscriber implements TransactionalSubscriber {
  readonly kind = 'transactional';
  readonly batchSize = 500;

  constructor(
    protected readonly model: ReadModel,
    readonly types: ReadonlySet<string>,
    private readonly histories: ErasedHistories,
    readonly name: string = model.projector.name,
    private readonly table = new ReadModelTable(model),
  ) {}

  /** Rows of erased members, projected again without the erased fields. Sums over many members do not change. */
  async prepare(events: readonly Recorded[]): Promise<Changes> {
    const { projector } = this.model;
    const histories = projector.addsUp ? [] : await this.histories.load(events, this.name);
    const rows = histories.flatMap((history) => [...foldTouchedRows(projector, history)]);
    return rows.map(([id, after]) => ({ id, before: undefined, after }));
  }

  async handle(tx: Transaction, events: readonly Recorded[], withoutErased: Changes): Promise<Changes> {
    const changes = await applyEvents(this.model, this.table, events, tx);
    await this.save(tx, changes);
    const ids = withoutErased.map(({ id }) => id);
    const replaced = await this.table.load(tx, ids);
    const erasures = withoutErased.flatMap((change) => this.keepShared({ ...change, before: replaced.get(change.id) }));
    await this.save(tx, erasures);
    return [...changes, ...erasures];
  }

  /** In one round trip. The sums go first, as a shadow table's rows may go out in several. */
  private async save(tx: Transaction, changes: Changes): Promise<void> {
    const counted = this.model.rollUps.map((rollUp) => updateRollUp(tx, rollUp, this.table.schema, changes));
    await Promise.all([...counted, this.table.write(tx, changes)]);
  }

  /** A row with shared fields that is there no more was cleared away, and stays so. */
  private keepShared({ id, before, after }: ChangedRow<AnyRow>): Changes {
    const { sharedFields } = this.model.projector;
    if (!sharedFields || !after) return [{ id, before, after }];
    if (!before) return [];
    const kept = Object.fromEntries(sharedFields.map((field) => [field, before[field]]));
    return [{ id, before, after: { ...after, ...kept } }];
  }
}

export class LiveReadModelSubscriber extends ReadModelSubscriber {
  constructor(
    model: ReadModel,
    types: ReadonlySet<string>,
    histories: ErasedHistories,
    private readonly live: LiveUpdates,
    private readonly progress: ReadModelProgress,
  ) {
    super(model, types, histories);
  }

  publish(changes: Changes, position: Position): void {
    this.live.announce(changes.map((change) => this.toRowChange(change, position)));
  }

  onCaughtUp(position: Position): void {
    this.progress.onCaughtUp(this.name, position);
  }

  onLeaseLost(): void {
    this.progress.onLeaseLost(this.name);
  }

  onMissedChanges(): void {
    this.live.announceGap();
  }

  private toRowChange({ id, before, after }: ChangedRow<AnyRow>, position: Position): RowChange {
    const { audience } = this.model.projector;
    const row = after ?? before;
    const to = typeof audience === 'string' ? audience : row ? { member: audience.member(row) } : 'nobody';
    return { topic: this.name, id, position: formatPosition(position), to };
  }
}
