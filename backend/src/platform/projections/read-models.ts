import {
  EntityManager,
  type EntityName,
  type EntitySchema,
  type FilterQuery,
  type QBFilterQuery,
  type QueryOrderMap,
  raw,
} from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { following, parseCursor } from './cursor.js';
import { type AnyRow, projectorOf, type RowValues } from './read-model.js';
import { ReadModelProgress } from './read-model-progress.js';

/** A page of a list, as every list of the HTTP contract answers. */
export interface Page<Item> {
  readonly items: Item[];
  /** Exact up to 10,000. */
  readonly total: number;
  readonly totalIsCapped?: true;
  readonly page: number;
  readonly pageSize: number;
  /** Asks for what follows; null at the end. */
  readonly nextCursor: string | null;
}

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  /** The `nextCursor` of the page before; takes the place of `page`. */
  readonly cursor?: string | undefined;
}

/** Totals are exact up to here. */
export const COUNT_CAP = 10_000;

/** The total of a page, of which no more than one above the cap needs to be counted. */
export const cappedTotal = (counted: number): Pick<Page<unknown>, 'total' | 'totalIsCapped'> => ({
  total: Math.min(counted, COUNT_CAP),
  ...(counted > COUNT_CAP && { totalIsCapped: true }),
});

const byId = <Row>(): QueryOrderMap<Row> => ({ id: 'asc' }) as unknown as QueryOrderMap<Row>;

/** Whether there is such a row cannot be told yet: nobody has filled the read model up to now. */
export class ReadModelBehind extends Error {
  constructor(name: string) {
    super(`${name} is behind the log.`);
    this.name = 'ReadModelBehind';
  }
}

/** Reads read models. Rows are plain values: nothing that is read here is ever written back. */
@Injectable()
export class ReadModels {
  constructor(
    private readonly em: EntityManager,
    private readonly progress: ReadModelProgress,
  ) {}

  async one<Row extends AnyRow>(entity: EntityName<Row>, id: string): Promise<RowValues<Row> | null> {
    return this.row(entity, id, 'read');
  }

  /**
   * As {@link one}, for a command that needs the row of something recorded a moment ago: a row that is not there is
   * looked for again once its read model has caught up with the log, so null means that there is none. Fails with
   * {@link ReadModelBehind} while that cannot be told. No replica is asked, as it may be behind all that.
   */
  async find<Row extends AnyRow>(entity: EntityName<Row>, id: string): Promise<RowValues<Row> | null> {
    const row = await this.row(entity, id, 'write');
    if (row) return row;
    const name = projectorOf(entity as unknown as EntitySchema);
    const isCaughtUp = await this.progress.catchUp(name);
    const later = await this.row(entity, id, 'write');
    if (!later && !isCaughtUp) throw new ReadModelBehind(name);
    return later;
  }

  private async row<Row extends AnyRow>(
    entity: EntityName<Row>,
    id: string,
    connectionType: 'read' | 'write',
  ): Promise<RowValues<Row> | null> {
    const row = await this.em.fork().findOne(entity, { id } as FilterQuery<Row>, { connectionType });
    return row as RowValues<Row> | null;
  }

  async all<Row extends AnyRow>(
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[] = [],
  ): Promise<RowValues<Row>[]> {
    const rows = await this.em.fork().find<Row>(entity, where, { orderBy: [...orderBy, byId<Row>()] });
    return rows as unknown as RowValues<Row>[];
  }

  /** The first rows in a total order. */
  async first<Row extends AnyRow>(
    limit: number,
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
  ): Promise<RowValues<Row>[]> {
    const rows = await this.em.fork().find<Row>(entity, where, { orderBy: [...orderBy, byId<Row>()], limit });
    return rows as unknown as RowValues<Row>[];
  }

  /** One page in a total order: ties end on the id. Fails with {@link UnknownCursor} where the list gave no such cursor. */
  async page<Row extends AnyRow>(
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
    { page, pageSize, cursor }: PageRequest,
  ): Promise<Page<RowValues<Row>>> {
    const order = [...orderBy, byId<Row>()];
    const from = cursor === undefined ? { offset: (page - 1) * pageSize } : { after: placeIn(order, cursor) };
    const [found, counted] = await Promise.all([
      following(
        cursor,
        this.em.fork().findByCursor(entity, { where, orderBy: order, first: pageSize, includeCount: false, ...from }),
      ),
      this.countUpTo(COUNT_CAP + 1, entity, where),
    ]);
    return {
      items: found.items as unknown as RowValues<Row>[],
      ...cappedTotal(counted),
      page,
      pageSize,
      nextCursor: found.hasNextPage ? found.endCursor : null,
    };
  }

  /** Counting stops at the cap, so that a list over a million rows costs what one over ten thousand does. */
  async countUpTo<Row extends AnyRow>(cap: number, entity: EntityName<Row>, where: FilterQuery<Row>): Promise<number> {
    const em = this.em.fork();
    const rows = em
      .createQueryBuilder(entity, 'r')
      .select(raw('1'))
      .where(where as QBFilterQuery<Row>)
      .limit(cap);
    const counted = await em.execute<{ n: number }[]>(`select count(*)::int as n from (${rows.getQuery()}) counted`, [
      ...rows.getParams(),
    ]);
    return counted[0]?.n ?? 0;
  }
}

/** The cursor, if it has a value for each column that the list is sorted by. */
function placeIn(order: readonly unknown[], cursor: string): string {
  const isValue = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';
  parseCursor(cursor, (parts): parts is readonly unknown[] => parts.length === order.length && parts.every(isValue));
  return cursor;
}
