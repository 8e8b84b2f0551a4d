import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Config, listens } from '../platform/config/config.js';
import type { Diagnosis } from '../platform/config/diagnosis.js';
import { ConfigError } from '../platform/config/settings-reader.js';
import { diagnoseDatabase, diagnoseDatabaseError } from '../platform/database/diagnose-database.js';
import { isOfAnotherOwner, migrate, pendingMigrations } from '../platform/database/migrate.js';
import { serverName } from '../platform/database/server-name.js';
import { isDatabaseError } from '../platform/database/sql-state.js';
import { ErasureList } from '../platform/erasure/erasure-list.js';
import { checkRedis } from '../platform/jobs/redis-jobs.js';

/** Checks what a start needs from its environment. @throws ConfigError that lists all problems */
export async function checkEnvironment(config: Config): Promise<void> {
  const looks = await Promise.allSettled([
    checkDatabase(config),
    config.redisUrl === undefined ? undefined : checkRedis(config.redisUrl),
    checkPort(config),
    new ErasureList(config).all(),
  ]);
  const problems = looks.flatMap((look) => (look.status === 'rejected' ? problemsOf(look.reason) : []));
  if (problems.length > 0) throw new ConfigError(problems);
}

function problemsOf(reason: unknown): readonly string[] {
  if (reason instanceof ConfigError) return reason.problems;
  throw reason;
}

export type DatabaseAddresses = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'migrationUrl'>>;

async function checkDatabase(addresses: DatabaseAddresses): Promise<void> {
  const diagnosis = await diagnoseDatabase(addresses.migrationUrl ?? addresses.databaseUrl);
  if (diagnosis) throw unusable(addresses, diagnosis);
}

/** Migrates as the owner. If the role may not migrate, checks that the migrations have run. */
export async function prepareDatabase(addresses: DatabaseAddresses): Promise<void> {
  const { databaseUrl, migrationUrl } = addresses;
  try {
    if (migrationUrl !== undefined) await migrate(migrationUrl, { productUrl: databaseUrl });
    else if (await isOfAnotherOwner(databaseUrl)) await assertMigrated(databaseUrl);
    else await migrate(databaseUrl);
  } catch (error) {
    const diagnosis = diagnoseDatabaseError(error);
    throw diagnosis ? unusable(addresses, diagnosis) : error;
  }
}

async function assertMigrated(databaseUrl: string): Promise<void> {
  if ((await pendingMigrations(databaseUrl)).length === 0) return;
  const fix = 'Run the command migrate first, with its owner in MIGRATION_DATABASE_URL.';
  throw unusable({ databaseUrl }, { problem: 'lacks migrations of this version', fix });
}

/** Names the owner's address if there is one, as that is the one in use. */
function unusable({ databaseUrl, migrationUrl }: DatabaseAddresses, { problem, fix }: Diagnosis): ConfigError {
  const name = serverName(migrationUrl ?? databaseUrl);
  const setting = migrationUrl === undefined ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
  return new ConfigError([`${setting}: ${name} ${problem}. ${fix.replaceAll('DATABASE_URL', setting)}`]);
}

/** Listens for a moment. Otherwise a used port would show only at the end of the start. */
async function checkPort(config: Config): Promise<void> {
  if (!listens(config)) return;
  const { role, host, port } = config;
  const probe = createServer();
  try {
    await once(probe.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    throw new ConfigError([portProblem(role === 'worker' ? 'WORKER_PORT' : 'PORT', port, error)]);
  } finally {
    probe.close();
  }
}

function portProblem(setting: string, port: number, error: unknown): string {
  if (isDatabaseError(error) && error.code === 'EADDRINUSE')
    return `${setting}: ${String(port)} is taken. Stop what listens there, or choose another.`;
  return `HOST or ${setting}: nothing can listen there (${Error.isError(error) ? error.message : String(error)}).`;
}
