import {
  EntityManager,
  type EntityMetadata,
  type EntityName,
  type EntityProperty,
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
import { ANY_OF, ownRows } from './own-rows.js';
import { type Built, PreparedReads } from './prepared-reads.js';
import { type AnyRow, projectorOf, type RowValues } from './read-model.js';
import { ReadModelProgress } from './read-model-progress.js';

export interface Page<Item> {
  readonly items: Item[];
  /** Exact up to {@link COUNT_CAP}. */
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

/** A filter, and the number of matching rows if it is known. */
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
/** Up to this many matches are fetched by id and sorted. More are read in index order. */
const MAX_NARROWED = 1_000;

export const cappedTotal = (count: number): Pick<Page<unknown>, 'total' | 'totalIsCapped'> => ({
  total: Math.min(count, COUNT_CAP),
  ...(count > COUNT_CAP && { totalIsCapped: true }),
});

/** A single id becomes a plain comparison, which shares a plan with other queries. */
export const isOneOf = (ids: readonly string[]) =>
  ids.length === 1 ? (ids[0] as string) : raw(ANY_OF, [`{${ids.join(',')}}`]);

const byId = <Row>(): QueryOrderMap<Row> => ({ id: 'asc' }) as unknown as QueryOrderMap<Row>;

/** The read model is behind the log, so the row may exist without being visible. */
export class ReadModelBehind extends Error {
  constructor(name: string) {
    super(`${name} is behind the log.`);
    this.name = 'ReadModelBehind';
  }
}

@Injectable()
export class ReadModels {
  private readonly prepared: PreparedReads;

  constructor(
    private readonly em: EntityManager,
    private readonly progress: ReadModelProgress,
  ) {
    this.prepared = new PreparedReads(em);
  }

  async one<Row extends AnyRow>(entity: EntityName<Row>, id: string): Promise<RowValues<Row> | null> {
    return this.row(entity, id, 'read');
  }

  /** As {@link one}, from the primary, and waits for the read model. @throws ReadModelBehind if it does not catch up */
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
   * Sorts ties by id. @throws UnknownCursor if the cursor does not come from this list
   * @param known number of matching rows, if known
   */
  async page<Row extends AnyRow>(
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
    { page, pageSize, cursor }: PageRequest,
    known?: number,
  ): Promise<Page<RowValues<Row>>> {
    const order = [...orderBy, byId<Row>()];
    const offset = (page - 1) * pageSize;
    const read = () =>
      cursor === undefined
        ? this.rows(entity, where, order, { offset, limit: pageSize + 1 })
        : this.rowsAfter(cursor, entity, where, order, pageSize + 1);
    const count = async () => known ?? this.countUpTo(COUNT_CAP + 1, entity, where);
    // An owner's rows are few, so the first page usually gives the total.
    const isOwn = ownRows({ where: where as object }) !== undefined;
    const [found, counted] = isOwn ? [await read()] : await Promise.all([read(), count()]);
    const isEnd = cursor === undefined && found.length <= pageSize && (found.length > 0 || page === 1);
    const total = counted ?? (isEnd ? offset + found.length : await count());
    const items = found.slice(0, pageSize);
    const last = found.length > pageSize ? items.at(-1) : undefined;
    return {
      items,
      ...cappedTotal(total),
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

  /** Returns plain rows, as making an entity of each takes as long as the rest of a short query. */
  private async rows<Row extends AnyRow>(
    entity: EntityName<Row>,
    where: FilterQuery<Row>,
    orderBy: QueryOrderMap<Row>[],
    { limit, offset, connectionType = 'read' }: RowsOptions = {},
  ): Promise<RowValues<Row>[]> {
    const meta = this.em.getMetadata(entity);
    const query = () => {
      // Names the columns: a prepared `*` fails once a newer build replaces the table.
      const columns = meta.props.map(({ name }) => name);
      const rows = this.em
        .createQueryBuilder(entity, 'r', connectionType)
        .select(columns as never)
        .where(where as QBFilterQuery<Row>)
        .orderBy(orderBy);
      return limit === undefined ? rows : rows.limit(limit, offset);
    };
    const typeOf = typesOf(meta);
    const own = ownRows({ where: where as object, orderBy, limit, offset, typeOf });
    const found = own && (await this.prepared.rows(meta.tableName, own, connectionType, () => query().toQuery()));
    if (!found) return query().execute<RowValues<Row>[]>('all');
    const driver = this.em.getDriver();
    return found.map((row) => driver.mapResult(row as never, meta) as unknown as RowValues<Row>);
  }

  /**
   * Turns a search into a filter by ids, with its total, unless it matches many rows. The planner cannot estimate how
   * few rows match a search, and may walk through all rows in order.
   */
  async narrowed<Row extends AnyRow>(entity: EntityName<Row>, where: FilterQuery<Row>): Promise<Narrowed<Row>> {
    const found = await upTo(this.em, MAX_NARROWED + 1, 'id', entity, where).execute<{ id: string }[]>();
    if (found.length > MAX_NARROWED) return { where };
    const byIds = { id: isOneOf(found.map(({ id }) => id)) } as unknown as FilterQuery<Row>;
    return { where: byIds, total: found.length };
  }

  async countUpTo<Row extends AnyRow>(cap: number, entity: EntityName<Row>, where: FilterQuery<Row>): Promise<number> {
    const build = () => {
      const { sql, params } = upTo(this.em, cap, raw('1'), entity, where).toQuery();
      return { sql: `select count(*)::int as n from (${sql}) counted`, params };
    };
    const meta = this.em.getMetadata(entity);
    const own = ownRows({ where: where as object, limit: cap, typeOf: typesOf(meta) });
    const table = `number of ${meta.tableName}`;
    const [count] =
      (own && (await this.prepared.rows<Counted>(table, own, 'read', build))) ?? (await this.ask(build()));
    return count?.n ?? 0;
  }

  private ask({ sql, params }: Built): Promise<Counted[]> {
    return this.em.execute(sql, [...params], { method: 'all', connectionType: 'read' });
  }
}

const typesOf =
  ({ properties }: EntityMetadata) =>
  (column: string) =>
    (properties as Readonly<Record<string, EntityProperty | undefined>>)[column]?.columnTypes[0];

interface Counted {
  readonly n: number;
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
