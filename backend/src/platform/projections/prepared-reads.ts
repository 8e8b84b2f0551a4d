import type { EntityManager } from '@mikro-orm/postgresql';
import { JoinedReads } from '../database/joined-reads.js';
import type { OwnRows } from './own-rows.js';

export interface Built {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/**
 * Builds each statement shape once, so that each connection parses and plans it once. Concurrent queries of one shape
 * go out as one statement; see {@link JoinedReads}.
 */
export class PreparedReads {
  private readonly reads = new Map<string, JoinedReads<object[]> | undefined>();

  constructor(private readonly em: EntityManager) {}

  /** Undefined if the statement cannot be prepared by its shape. The caller then runs it as built. */
  async rows<Row extends object>(
    table: string,
    own: OwnRows,
    connectionType: 'read' | 'write',
    build: () => Built,
  ): Promise<Row[] | undefined> {
    const key = `${table} ${connectionType}: ${own.shape}`;
    if (!this.reads.has(key)) this.reads.set(key, this.prepare(build(), own, connectionType));
    const reads = this.reads.get(key);
    if (!reads) return undefined;
    return ((await reads.one(JSON.stringify(own.values))) ?? []) as Row[];
  }

  private prepare(
    { sql, params }: Built,
    { values, types }: OwnRows,
    connectionType: 'read' | 'write',
  ): JoinedReads<object[]> | undefined {
    const parts = sql.split('?');
    const isOfValues = params.length === values.length && params.every((param, i) => param === values[i]);
    if (!isOfValues || parts.length !== values.length + 1) return undefined;
    const name = `read-${String(this.reads.size)}`;
    const text = parts.reduce((before, after, i) => `${before}$${String(i)}${after}`);
    const together = joined(
      parts.reduce((before, after, i) => `${before}asked.v${String(i)}${after}`),
      types,
    );
    return new JoinedReads(async (keys) => {
      const asked = keys.map((key) => JSON.parse(key) as unknown[]);
      const pool = await this.em.getConnection(connectionType).getNativeClient();
      if (asked.length === 1) {
        const { rows } = await pool.query<object>({ name, text, values: asked[0] });
        return new Map(keys.map((key) => [key, rows]));
      }
      const columns = types.map((_, i) => asked.map((row) => row[i]));
      const { rows } = await pool.query<JoinedRow>({ name: `${name}-joined`, text: together, values: columns });
      const found = new Map<string, object[]>(keys.map((key) => [key, []]));
      for (const { place, nth: _, ...row } of rows) found.get(keys[Number(place) - 1] ?? '')?.push(row);
      return found;
    });
  }
}

/** The driver may return the numbers as texts. */
interface JoinedRow {
  readonly place: string | number;
  readonly nth: string | number;
}

/** Runs the statement once for each set of values, which arrive as one array per parameter. Keeps the order of rows. */
function joined(statement: string, types: readonly string[]): string {
  const lists = types.map((type, i) => `$${String(i + 1)}::${type}[]`);
  const names = types.map((_, i) => `v${String(i + 1)}`);
  return `select asked.place, r.* from unnest(${lists.join(', ')}) with ordinality as asked (${names.join(', ')}, place)
    cross join lateral (select s.*, row_number() over () as nth from (${statement}) s) r
    order by asked.place, r.nth`;
}
