import pg from 'pg';
import { withTimeout } from '../concurrency/with-timeout.js';
import { Client } from './client.js';
import { connectionOptions, sessionSettings } from './connection-options.js';
import { isDatabaseUnavailable, isRefusal } from './sql-state.js';

const INT8 = 20;

const timeouts = '-c statement_timeout=30s -c transaction_timeout=30s -c idle_in_transaction_session_timeout=5s';

const CLOSE_TIMEOUT_MS = 2_000;
const LONG_QUERY_TIMEOUT_MS = 35_000;
const NO_QUERY_TIMEOUT_MS = 86_400_000;

export class Pool extends pg.Pool {
  /** Closes connections as they become idle. Waits at most {@link CLOSE_TIMEOUT_MS}. */
  override async end(): Promise<void> {
    await withTimeout(CLOSE_TIMEOUT_MS, super.end());
  }
}

export type Transaction = Pick<pg.PoolClient, 'query'>;

export interface PoolOptions {
  url: string;
  max: number;
  /** Shown in pg_stat_activity, so that an operator can tell connections apart. */
  name: string;
  schema?: string;
}

/** Its sessions time out idle transactions, as an open transaction holds back the feed's horizon for all readers. */
export function openPool({ url, max, name, schema = 'public' }: PoolOptions): Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new Pool({
    ...connectionOptions,
    Client,
    connectionString: url,
    max,
    types,
    pipeline: true,
    application_name: name,
    options: `${sessionSettings} ${timeouts} -c search_path=${schema}`,
  });
  // Without an error listener, a lost connection would end the process. Its query fails, or the next one reconnects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.query = keepingConnections(pool);
  return pool;
}

/** Keeps the connection after a refused statement. The driver's own `pool.query` closes it after every error. */
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

export const withServerTimeout = (text: string) => ({ text, query_timeout: LONG_QUERY_TIMEOUT_MS });

/** Runs one statement without a transaction and without a timeout, and then closes its connection. */
export async function queryWithoutTimeout<Row extends pg.QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return withoutTimeout(pool, async (query) => (await query<Row>(text, values)).rows);
}

export async function runWithoutTimeout(pool: Pool, ...texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await withoutTimeout(pool, async (query) => {
    for (const text of texts) await query(text);
  });
}

type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;

async function withoutTimeout<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set transaction_timeout = 0');
    return await work((text, values) => client.query({ text, values, ...{ query_timeout: NO_QUERY_TIMEOUT_MS } }));
  } finally {
    client.release(true);
  }
}

/** Added to a statement's tables, it turns off the wait for the disk. A crash loses the newest of these commits. */
export const WITHOUT_WAIT = "(select set_config('synchronous_commit', 'off', true)) as without_wait";

/**
 * Runs `work` in one transaction, which rolls back if it throws. A broken connection is closed. Statements that are not
 * awaited one by one share a round trip, as the first does with the transaction's beginning.
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client: pg.PoolClient & { pipeline?: boolean } = await pool.connect();
  let connectionError: Error | undefined;
  client.on('error', rememberError);
  function rememberError(error: Error): void {
    connectionError = error;
  }
  let isOver = false;
  const query = (statement: string | pg.QueryConfig | pg.Submittable, values?: unknown[]) => {
    if (isOver) throw new Error('The transaction is over.'); // the statement would be committed by itself
    client.pipeline = !isCopy(statement);
    return client.query(statement as string, values);
  };
  try {
    const [, result] = await Promise.all([query('begin'), work({ query } as Transaction)]);
    isOver = true;
    await client.query('commit');
    return result;
  } catch (error) {
    isOver = true;
    if (isDatabaseUnavailable(error)) connectionError = error;
    else await client.query('rollback').catch(rememberError);
    throw error;
  } finally {
    client.off('error', rememberError);
    client.release(connectionError);
  }
}

/** COPY needs the connection for itself. */
const isCopy = (statement: string | object): boolean => typeof statement === 'object' && 'submit' in statement;
