import type { EntityManager } from '@mikro-orm/postgresql';
import type { OwnRows } from './own-rows.js';

interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Built {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Statements that differ in their values alone are built once, and parsed and planned once for each connection. */
export class PreparedReads {
  private readonly statements = new Map<string, Statement | undefined>();

  constructor(private readonly em: EntityManager) {}

  /** Undefined where the statement cannot be told from its shape; then it is to be asked as it is built. */
  async rows<Row extends object>(
    table: string,
    { shape, values }: OwnRows,
    connectionType: 'read' | 'write',
    build: () => Built,
  ): Promise<Row[] | undefined> {
    const key = `${table}: ${shape}`;
    if (!this.statements.has(key)) this.statements.set(key, this.prepare(build(), values));
    const statement = this.statements.get(key);
    if (!statement) return undefined;
    const pool = await this.em.getConnection(connectionType).getNativeClient();
    return (await pool.query<Row>({ ...statement, values: [...values] })).rows;
  }

  private prepare({ sql, params }: Built, values: readonly unknown[]): Statement | undefined {
    const parts = sql.split('?');
    const isOfValues = params.length === values.length && params.every((param, i) => param === values[i]);
    if (!isOfValues || parts.length !== values.length + 1) return undefined;
    const text = parts.reduce((before, after, i) => `${before}$${String(i)}${after}`);
    return { name: `read-${String(this.statements.size)}`, text };
  }
}
