import { diagnoseDatabaseError } from '../../platform/database/diagnose-database.js';
import { findAlterable } from '../../platform/database/grant-rights.js';
import { pendingMigrations } from '../../platform/database/migrate.js';
import { openPool, type Pool } from '../../platform/database/pool.js';
import { bad, counted, type Finding, good, warning } from './finding.js';

const MIN_VERSION = 18;
const MAX_CLOCK_DIFFERENCE_MS = 2_000;
const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** The server itself: whether it answers, keeps what it acknowledged, fits this version, and goes by the same time. */
export async function checkDatabase(databaseUrl: string): Promise<Finding[]> {
  const pool = openPool({ url: databaseUrl, max: 1, name: 'sankofa doctor' });
  try {
    const server = await checkServer(pool);
    return [
      server,
      await checkDurability(pool),
      await checkClock(pool),
      await checkSchema(databaseUrl),
      await checkRights(pool),
    ];
  } catch (error) {
    const unknown = { problem: `fails (${String(error)})`, fix: 'Its log says more.' };
    const { problem, fix } = diagnoseDatabaseError(error) ?? unknown;
    return [bad('database', problem, fix)];
  } finally {
    await pool.end();
  }
}

/** Lists are read from replicas; one that is away takes its share of them with it. */
export function checkReplicas(urls: readonly string[]): Promise<Finding[]> {
  return Promise.all(urls.map(checkReplica));
}

async function checkReplica(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const pool = openPool({ url, max: 1, name: 'sankofa doctor' });
  try {
    await pool.query('select 1');
    return good('replica', `${host} answers`);
  } catch (error) {
    const { problem: says } = diagnoseDatabaseError(error) ?? { problem: `fails (${String(error)})` };
    return bad('replica', `${host} ${says}`, 'Mend it, or take it out of DATABASE_REPLICA_URLS.');
  } finally {
    await pool.end();
  }
}

async function checkServer(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ version: string; major: number; standby: boolean; size: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
       pg_is_in_recovery() as standby, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const { version = '', major = 0, standby = false, size = '' } = rows[0] ?? {};
  if (standby) return bad('database', 'is a replica, which takes no writes', 'Name the primary in DATABASE_URL.');
  if (major >= MIN_VERSION) return good('database', `PostgreSQL ${version}, ${size}`);
  return bad('database', `is PostgreSQL ${version}`, `Upgrade the server to ${String(MIN_VERSION)} or newer.`);
}

async function checkDurability(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting in ('off', 'local') order by name`,
    [MUST_BE_ON],
  );
  if (rows.length === 0) return good('durability', 'what was acknowledged is on disk');
  const off = rows.map(({ name }) => name).join(', ');
  return bad('durability', `${off}: off`, 'Switch it on in postgresql.conf: a crash could lose acknowledged commands.');
}

async function checkClock(pool: Pool): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const answered = Date.now();
  const theirs = rows[0]?.now.getTime() ?? 0;
  const apart = Math.max(0, asked - theirs, theirs - answered);
  if (apart < MAX_CLOCK_DIFFERENCE_MS)
    return good('clock', `agrees with that of the database (${String(apart)} ms apart)`);
  const says = `is ${(apart / 1000).toFixed(1)} s away from that of the database`;
  return warning('clock', says, 'Let NTP set both: leases and due times go by them.');
}

async function checkRights(pool: Pool): Promise<Finding> {
  const alterable = await findAlterable(pool);
  if (alterable.length === 0) return good('rights', 'the product can append to the log, and not alter it');
  const says = `the product's role could alter ${alterable.join(', ')}`;
  const todo = 'Name its owner in MIGRATION_DATABASE_URL, and another role in DATABASE_URL: docs/operations.md.';
  return warning('rights', says, todo);
}

async function checkSchema(databaseUrl: string): Promise<Finding> {
  const pending = await pendingMigrations(databaseUrl);
  if (pending.length === 0) return good('schema', 'is that of this version');
  const says = `lacks ${counted(pending.length, 'migration')} of this version`;
  return bad('schema', says, 'Start the product: it migrates.');
}
