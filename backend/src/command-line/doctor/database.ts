import {
  diagnoseDatabaseError,
  diagnoseDurability,
  diagnoseServer,
} from '../../platform/database/diagnose-database.js';
import { findAlterable } from '../../platform/database/grant-rights.js';
import { pendingMigrations } from '../../platform/database/migrate.js';
import { openPool, type Pool } from '../../platform/database/pool.js';
import { serverName } from '../../platform/database/server-name.js';
import { bad, counted, type Finding, good, warning } from './finding.js';

const MAX_CLOCK_DIFFERENCE_MS = 2_000;

/** Checks the database server: whether it answers, is durable, fits this version and has the right time. */
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

/** Lists are read from replicas. A replica that is down fails its share of them. */
export function checkReplicas(urls: readonly string[]): Promise<Finding[]> {
  return Promise.all(urls.map(checkReplica));
}

async function checkReplica(url: string): Promise<Finding> {
  const name = serverName(url);
  const pool = openPool({ url, max: 1, name: 'sankofa doctor' });
  try {
    await pool.query('select 1');
    return good('replica', `${name} answers`);
  } catch (error) {
    const { problem: says } = diagnoseDatabaseError(error) ?? { problem: `fails (${String(error)})` };
    return bad('replica', `${name} ${says}`, 'Mend it, or take it out of DATABASE_REPLICA_URLS.');
  } finally {
    await pool.end();
  }
}

async function checkServer(pool: Pool): Promise<Finding> {
  const diagnosis = await diagnoseServer(pool);
  if (diagnosis) return bad('database', diagnosis.problem, diagnosis.fix);
  const { rows } = await pool.query<{ says: string }>(
    `select format('PostgreSQL %s, %s', current_setting('server_version'),
       pg_size_pretty(pg_database_size(current_database()))) as says`,
  );
  return good('database', rows[0]?.says ?? '');
}

async function checkDurability(pool: Pool): Promise<Finding> {
  const diagnosis = await diagnoseDurability(pool);
  return diagnosis
    ? bad('durability', diagnosis.problem, diagnosis.fix)
    : good('durability', 'what was acknowledged is on disk');
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
