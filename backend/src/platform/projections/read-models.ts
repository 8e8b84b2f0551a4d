import {
  EntityManager,
  type EntityName,
  type EntitySchema,
  type FilterQuery,
  type QBFilterQuery,
  type QueryOrderMap,
  type RawQueryFragment,
  raw,
  type SqlEntityManager,
} from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatCursor, parseCursor, rejectUnknownCursor } from './cursor.js';
import { type AnyRow, projectorOf, type RowValues } from './read-model.js';
import { ReadModelProgress } from './read-model-progress.js';

export interface Page<Item> {
  readonly items: Item[];
  /** Exact up to 10,000. */
  readonly total: number;
  readonly totalIsCapped?: true;
  readonly page: number;
  readonly pageSize: number;
  readonly nextCursor: string | null;
}

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

/** What rows fit, and how many, where that is known. */
export interface Narrowed<Row> {
  readonly where: FilterQuery<Row>;
  readonly total?: number;
}

interface RowsOptions {
  readonly limit?: number;
  readonly offset?: number;
  readonly connectionType?: 'read' | 'write';
}

export const COUNT_CAP = 10_000;
/** More are not put in order after they are found, but found in their order. */
const MAX_NARROWED = 1_000;

export const cappedTotal = (count: number): Pick<Page<unknown>, 'total' | 'totalIsCapped'> => ({
  total: Math.min(count, COUNT_CAP),
  ...(count > COUNT_CAP && { totalIsCapped: true }),
});

/** Equal to one of up to thousands of ids: they travel as one value, where `$in` writes a placeholder for each. */
export const isOneOf = (ids: readonly string[]) => raw('any(?::uuid[])', [`{${ids.join(',')}}`]);

const byId = <Row>(): QueryOrderMap<Row> => ({ id: 'asc' }) as unknown as QueryOrderMap<Row>;

/** The read model is behind the log, so nobody knows whether there is such a row. */
export class ReadModelBehind extends Error {
  constructor(name: string) {
    super(`${name} is behind the log.`);
    this.name = 'ReadModelBehind';
  }
}

@Injectable()
export class ReadModels {
  constructor(
    private readonly em: EntityManager,
    private readonly progress: ReadModelProgress,
  ) {}

  async one<Row extends AnyRow>(entity: EntityName<Row>, id: string): Promise<RowValues<Row> | null> {
    return this.row(entity, id, 'read');
  }

  /** As {@link one}, for a row recorded a moment ago: waits for its read model, and asks no replica. Fails with {@link ReadModelBehind}. */
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
    const [row] = await this.rows(entity, { id } as FilterQuery<Row>, [], { limit: 1, connectionType });
    return row ?? null;
  }

  async all<Row extends AnyRow>(
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[] = [],
  ): Promise<RowValues<Row>[]> {
    return this.rows(entity, where, [...orderBy, byId<Row>()]);
  }

  async first<Row extends AnyRow>(
    limit: number,
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
  ): Promise<RowValues<Row>[]> {
    return this.rows(entity, where, [...orderBy, byId<Row>()], { limit });
  }

  /**
   * Ties end on the id. Fails with {@link UnknownCursor} where the list gave no such cursor.
   * @param known how many rows fit, where that is known already
   */
  async page<Row extends AnyRow>(
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
    { page, pageSize, cursor }: PageRequest,
    known?: number,
  ): Promise<Page<RowValues<Row>>> {
    const order = [...orderBy, byId<Row>()];
    const [found, count] = await Promise.all([
      cursor === undefined
        ? this.rows(entity, where, order, { offset: (page - 1) * pageSize, limit: pageSize + 1 })
        : this.rowsAfter(cursor, entity, where, order, pageSize + 1),
      known ?? this.countUpTo(COUNT_CAP + 1, entity, where),
    ]);
    const items = found.slice(0, pageSize);
    const last = found.length > pageSize ? items.at(-1) : undefined;
    return {
      items,
      ...cappedTotal(count),
      page,
      pageSize,
      nextCursor: last ? cursorAfter(last, order) : null,
    };
  }

  private rowsAfter<Row extends AnyRow>(
    cursor: string,
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
    first: number,
  ): Promise<RowValues<Row>[]> {
    const after = checkCursor(orderBy, cursor);
    const rows = this.em.fork().find<Row>(entity, where, { orderBy, first, after });
    return rejectUnknownCursor(cursor, rows as unknown as Promise<RowValues<Row>[]>);
  }

  /** Plain rows: to make an entity of each, which nobody changes, takes as long as all the rest of a short read. */
  private rows<Row extends AnyRow>(
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
    { limit, offset, connectionType = 'read' }: RowsOptions = {},
  ): Promise<RowValues<Row>[]> {
    const query = this.em
      .createQueryBuilder(entity, 'r', connectionType)
      .select('*')
      .where(where as QBFilterQuery<Row>)
      .orderBy(orderBy);
    if (limit !== undefined) query.limit(limit, offset);
    return query.execute<RowValues<Row>[]>('all');
  }

  /**
   * The same rows by their ids, and their number, unless they are many: the planner cannot know how few fit what is
   * searched for, and may walk through all there are in their order.
   */
  async narrowed<Row extends AnyRow>(entity: EntityName<Row>, where: FilterQuery<Row>): Promise<Narrowed<Row>> {
    const found = await upTo(this.em, MAX_NARROWED + 1, 'id', entity, where).execute<{ id: string }[]>();
    if (found.length > MAX_NARROWED) return { where };
    const byIds = { id: isOneOf(found.map(({ id }) => id)) } as unknown as FilterQuery<Row>;
    return { where: byIds, total: found.length };
  }

  async countUpTo<Row extends AnyRow>(cap: number, entity: EntityName<Row>, where: FilterQuery<Row>): Promise<number> {
    const rows = upTo(this.em, cap, raw('1'), entity, where);
    const text = `select count(*)::int as n from (${rows.getQuery()}) counted`;
    const count = await this.em.execute<{ n: number }[]>(text, [...rows.getParams()]);
    return count[0]?.n ?? 0;
  }
}

const upTo = <Row extends AnyRow>(
  em: SqlEntityManager,
  cap: number,
  column: 'id' | RawQueryFragment,
  entity: EntityName<Row>,
  where: FilterQuery<Row>,
) =>
  em
    .createQueryBuilder(entity, 'r')
    .select(column as never)
    .where(where as QBFilterQuery<Row>)
    .limit(cap);

const cursorAfter = (row: object, order: readonly object[]): string =>
  formatCursor(order.flatMap(Object.keys).map((property) => (row as Record<string, unknown>)[property]));

function checkCursor(order: readonly unknown[], cursor: string): string {
  const isValue = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';
  parseCursor(cursor, (parts): parts is readonly unknown[] => parts.length === order.length && parts.every(isValue));
  return cursor;
}
