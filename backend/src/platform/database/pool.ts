import pg from 'pg';
import { withTimeout } from '../concurrency/with-timeout.js';
import { isDatabaseUnavailable, isRefusal } from './sql-state.js';

const INT8 = 20;

const timeouts = '-c statement_timeout=30s -c transaction_timeout=30s -c idle_in_transaction_session_timeout=5s';

/** A server that is silent for so long is taken for gone, though the line to it may look open. */
const SILENCE_MS = 15_000;
const CLOSING_MS = 2_000;
/** Longer than the server goes on with a statement. */
const STATEMENT_MS = 35_000;

/** How every line to PostgreSQL notices that the other end is gone. */
export const line = {
  connectionTimeoutMillis: 5_000,
  query_timeout: SILENCE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const;

/** Connections to the primary: the log, checkpoints and everything that is written with them. */
export class Pool extends pg.Pool {
  /** Ends idle connections, and those in use as they come back; nobody waits long for one that does not. */
  override async end(): Promise<void> {
    await withTimeout(CLOSING_MS, super.end());
  }
}

/** A connection inside an open transaction. */
export type Transaction = Pick<pg.PoolClient, 'query'>;

export interface PoolOptions {
  url: string;
  max: number;
  /** Shown in pg_stat_activity, so that an operator can tell whose connection it is. */
  name: string;
  /** Where names without a schema are looked up; as usual when it is not given. */
  schema?: string;
}

/**
 * Opens a pool whose sessions give up on their own: a forgotten transaction would hold the feed's horizon, and
 * with it every reader, for as long as it stays open.
 */
export function openPool({ url, max, name, schema }: PoolOptions): Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new Pool({
    ...line,
    connectionString: url,
    max,
    types,
    application_name: name,
    options: schema === undefined ? timeouts : `${timeouts} -c search_path=${schema}`,
  });
  pool.on('error', () => undefined); // an idle connection was cut; the next query opens another
  // A connection that is cut while it is in use fails its query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.query = keepingConnections(pool);
  return pool;
}

/** Pg's own closes the connection after each statement that fails, also one that was only refused. */
function keepingConnections(pool: Pool): Pool['query'] {
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await client.query(statement, values);
    } catch (error) {
      isBroken = !isRefusal(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return query as Pool['query'];
}

/** A statement that may take as long as the server lets it. */
export const unhurried = (text: string): pg.QueryConfig => ({ text, ...{ query_timeout: STATEMENT_MS } });

const A_DAY_MS = 86_400_000;

/** The rows of one statement outside of any transaction, for as long as it takes; its connection is closed after it. */
export async function patiently<Row extends pg.QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set transaction_timeout = 0');
    return (await client.query<Row>({ text, values, ...{ query_timeout: A_DAY_MS } })).rows;
  } finally {
    client.release(true);
  }
}

/** Runs `work` in one transaction; whatever it throws undoes all of it. Nothing more is asked of a line that broke. */
export async function inTransaction<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  client.on('error', noteBreak);
  function noteBreak(error: Error): void {
    broken = error;
  }
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    if (isDatabaseUnavailable(error)) broken = error;
    else await client.query('rollback').catch(noteBreak);
    throw error;
  } finally {
    client.off('error', noteBreak);
    client.release(broken);
  }
}
