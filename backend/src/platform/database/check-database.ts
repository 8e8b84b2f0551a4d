import pg from 'pg';
import type { Trouble } from '../config/trouble.js';
import { line } from './pool.js';
import { troubleWithDatabase } from './trouble.js';

/** Connects once, and answers why the database of `DATABASE_URL` cannot be used. */
export async function troubleWithDatabaseAt(url: string): Promise<Trouble | undefined> {
  const client = new pg.Client({ ...line, connectionString: url });
  client.on('error', () => undefined); // the statement in hand hears of it
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby !== true) return undefined;
    return { says: 'is a replica, which takes no writes', todo: 'Name the primary in DATABASE_URL.' };
  } catch (error) {
    const why = Error.isError(error) ? error.message : String(error);
    return troubleWithDatabase(error) ?? { says: `cannot be used (${why})`, todo: 'Correct DATABASE_URL.' };
  } finally {
    await client.end().catch(() => undefined);
  }
}
