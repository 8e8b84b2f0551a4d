import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations as migrateQueues } from 'bullmq';
import pg from 'pg';
import { migrations } from '../../migrations/index.js';
import { keepNoSamples } from './keep-no-samples.js';
import { inTransaction, openPool, withServerTimeout } from './pool.js';

/** The first of the migrations that the baseline took the place of, so every database of before has run it. */
const FIRST_OF_BEFORE = '0001-event-log';

export const isObsolete = (migrations: readonly string[]): boolean => migrations.includes(FIRST_OF_BEFORE);

/** The database was made before the baseline, from which no migration leads on. */
export class ObsoleteSchema extends Error {
  constructor() {
    super('The database was made before the first release.');
  }
}

const LOCK = 'select pg_advisory_xact_lock(7306521)';

/** The log came from another cluster, whose transaction ids say nothing here: its events become older than all. */
const MOVE_INCARNATION_ON = `update es.store set inc = inc + 1, system_id = here.id
  from (select system_identifier as id from pg_control_system()) here where system_id <> here.id`;

/** Leaves migrations of a newer build alone. @throws ObsoleteSchema for a database made before the baseline */
export async function migrate(databaseUrl: string, { to }: { readonly to?: string | undefined } = {}): Promise<void> {
  const pool = openPool({ url: databaseUrl, max: 1, name: 'sankofa migrate lock' });
  try {
    await inTransaction(pool, async (tx) => {
      await tx.query(`set local idle_in_transaction_session_timeout = 0; set local transaction_timeout = 0`);
      await tx.query(withServerTimeout(LOCK));
      await useMigrator(databaseUrl, (migrator) => migrator.up(to === undefined ? {} : { to }));
      await runPendingOfQueues(databaseUrl);
      await keepNoSamples(tx);
      await tx.query(MOVE_INCARNATION_ON);
    });
  } finally {
    await pool.end();
  }
}

export async function pendingMigrations(databaseUrl: string): Promise<string[]> {
  const pending = await useMigrator(databaseUrl, (migrator) => migrator.getPending());
  return pending.map(({ name }) => name);
}

async function useMigrator<T>(databaseUrl: string, work: (migrator: MikroORM['migrator']) => Promise<T>): Promise<T> {
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'schema_migrations' },
  });
  try {
    if (isObsolete((await orm.migrator.getExecuted()).map(({ name }) => name))) throw new ObsoleteSchema();
    return await work(orm.migrator);
  } finally {
    await orm.close(true);
  }
}

async function runPendingOfQueues(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await migrateQueues(client);
  } finally {
    await client.end();
  }
}
