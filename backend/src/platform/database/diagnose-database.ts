import type { Diagnosis } from '../config/diagnosis.js';
import { Client } from './client.js';
import { connectionOptions } from './connection-options.js';
import { ObsoleteSchema } from './migrate.js';
import type { Transaction } from './pool.js';
import { isDatabaseError, isDatabaseUnavailable, sqlState } from './sql-state.js';

const MIN_VERSION = 18;
const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit'];

const pooled: Diagnosis = {
  problem: 'is reached through a pooler that shares sessions (PgBouncer in transaction mode)',
  fix: 'Name PostgreSQL itself in DATABASE_URL: locks and notices belong to a session, and the product pools its own.',
};

/** Tests the server with two sessions, which shows a connection pooler in between. Undefined if it can be used. */
export async function diagnoseDatabase(url: string): Promise<Diagnosis | undefined> {
  const sessions = [1, 2].map(() => new Client({ ...connectionOptions, connectionString: url }));
  for (const session of sessions) session.on('error', () => undefined); // the pending statement rejects with it
  try {
    const backends = new Set<number>();
    for (const session of sessions) {
      await session.connect();
      const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
      backends.add(rows[0]?.pid ?? 0);
    }
    return backends.size === sessions.length ? await diagnoseServer(sessions[0] as Client) : pooled;
  } catch (error) {
    const reason = Error.isError(error) ? error.message : String(error);
    return diagnoseDatabaseError(error) ?? { problem: `cannot be used (${reason})`, fix: 'Correct DATABASE_URL.' };
  } finally {
    await Promise.allSettled(sessions.map((session) => session.end()));
  }
}

export async function diagnoseServer(connection: Transaction): Promise<Diagnosis | undefined> {
  const { rows } = await connection.query<{ standby: boolean; version: string; major: number }>(
    `select pg_is_in_recovery() as standby, current_setting('server_version') as version,
       current_setting('server_version_num')::int / 10000 as major`,
  );
  const { standby = false, version = '', major = 0 } = rows[0] ?? {};
  if (standby)
    return {
      problem: 'is a replica, which takes no writes',
      fix: 'Name the primary in DATABASE_URL; where it is named, start again once it is one.',
    };
  if (major >= MIN_VERSION) return undefined;
  return { problem: `is PostgreSQL ${version}`, fix: `Upgrade the server to ${String(MIN_VERSION)} or newer.` };
}

/** Finds settings of the server with which a crash loses acknowledged commands. */
export async function diagnoseDurability(connection: Transaction): Promise<Diagnosis | undefined> {
  const { rows } = await connection.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting in ('off', 'local') order by name`,
    [MUST_BE_ON],
  );
  if (rows.length === 0) return undefined;
  const fix = 'Switch it on in postgresql.conf: a crash could lose acknowledged commands.';
  return { problem: `${rows.map(({ name }) => name).join(', ')}: off`, fix };
}

export function diagnoseDatabaseError(error: unknown): Diagnosis | undefined {
  if (error instanceof ObsoleteSchema) {
    const fix = 'Move the data folder (.data) away, or name an empty database in DATABASE_URL.';
    return { problem: 'was made before the first release, and is not migrated from there', fix };
  }
  const refusal = isDatabaseError(error) ? diagnoseRefusal(error.code, error.message) : undefined;
  if (refusal) return refusal;
  if (!isDatabaseUnavailable(error)) return undefined;
  const reason = isDatabaseError(error) ? error.code : error.message;
  return { problem: `does not answer (${reason})`, fix: 'Start the server, or set DATABASE_URL to where it is.' };
}

function diagnoseRefusal(code: string, message: string): Diagnosis | undefined {
  if (message.startsWith('unsupported startup parameter')) return pooled;
  const problem = `refuses (${message})`;
  if (/^(28|3D)/.test(code)) {
    return { problem, fix: 'Correct the user, the password or the name of the database in DATABASE_URL.' };
  }
  if (code === '42501') {
    const fix = 'Make the user of DATABASE_URL its owner (alter database … owner to …): the product makes schemas.';
    return { problem, fix };
  }
  if (code === sqlState.readOnly)
    return { problem: 'takes no writes', fix: 'Is it a replica, or is its default_transaction_read_only on?' };
  if (code === sqlState.diskFull) return { problem: 'has a full disk', fix: 'Make room.' };
  if (code !== '53300') return undefined;
  return { problem: 'has no connection left', fix: 'Raise its max_connections, or run fewer processes.' };
}
