import type { Rows } from '../event-sourcing/index.js';

type AnyRow = { id: string };
type RowChange<Row> = Partial<Row> | ((row: Row) => Partial<Row>);
type Change<Row> = (row: Row | undefined) => Row | undefined;

export interface ChangedRow<Row> {
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

class MissingRow extends Error {
  constructor(readonly id: string) {
    super(`There is no row ${id} to update.`);
    this.name = 'MissingRow';
  }
}

/** Call the handlers first, then load the rows of `idsToLoad`, then call `apply`. */
export class RowChanges<Row extends AnyRow> implements Rows<Row> {
  private readonly changes = new Map<string, Change<Row>[]>();
  private readonly overwritten = new Set<string>();

  constructor(private readonly ofMember: ReadonlyMap<string, unknown> = new Map()) {}

  put(row: Row): void {
    if (!this.changes.has(row.id)) this.overwritten.add(row.id);
    this.add(row.id, () => row);
  }

  update(id: string, change: RowChange<Row>): void {
    this.add(id, (row) => {
      if (!row) throw new MissingRow(id);
      return applyChange(row, change);
    });
  }

  updateIfPresent(id: string, change: RowChange<Row>): void {
    this.add(id, (row) => row && applyChange(row, change));
  }

  set(id: string, make: (row: Row | undefined) => Row): void {
    this.add(id, make);
  }

  delete(id: string): void {
    this.add(id, () => undefined);
  }

  changeAll(change: (row: Row) => Row | undefined): void {
    for (const id of this.ofMember.keys()) this.add(id, (row) => row && change(row));
  }

  idsToLoad(): string[] {
    return [...this.changes.keys()].filter((id) => !this.overwritten.has(id));
  }

  apply(loaded: ReadonlyMap<string, Row | undefined>): ChangedRow<Row>[] {
    return [...this.changes].map(([id, changes]) => {
      const before = loaded.get(id);
      return { id, before, after: changes.reduce<Row | undefined>((row, change) => change(row), before) };
    });
  }

  private add(id: string, change: Change<Row>): void {
    const changes = this.changes.get(id);
    if (changes) changes.push(change);
    else this.changes.set(id, [change]);
  }
}

const applyChange = <Row>(row: Row, change: RowChange<Row>): Row => ({
  ...row,
  ...(typeof change === 'function' ? change(row) : change),
});
