import pg from 'pg';
import type { Diagnosis } from '../config/diagnosis.js';
import { ObsoleteSchema } from './migrate.js';
import { connectionOptions } from './pool.js';
import { isDatabaseError, isDatabaseUnavailable } from './sql-state.js';

export async function diagnoseDatabase(url: string): Promise<Diagnosis | undefined> {
  const client = new pg.Client({ ...connectionOptions, connectionString: url });
  client.on('error', () => undefined); // the pending statement rejects with it
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby !== true) return undefined;
    return { problem: 'is a replica, which takes no writes', fix: 'Name the primary in DATABASE_URL.' };
  } catch (error) {
    const reason = Error.isError(error) ? error.message : String(error);
    return diagnoseDatabaseError(error) ?? { problem: `cannot be used (${reason})`, fix: 'Correct DATABASE_URL.' };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Why the database cannot be used; undefined when something else failed. */
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
  const problem = `refuses (${message})`;
  if (/^(28|3D)/.test(code)) {
    return { problem, fix: 'Correct the user, the password or the name of the database in DATABASE_URL.' };
  }
  if (code === '42501') {
    const fix = 'Make the user of DATABASE_URL its owner (alter database … owner to …): the product makes schemas.';
    return { problem, fix };
  }
  if (code !== '53300') return undefined;
  return { problem: 'has no connection left', fix: 'Raise its max_connections, or run fewer processes.' };
}
