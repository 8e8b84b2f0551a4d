import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations as migrateQueues } from 'bullmq';
import { migrations } from '../../migrations/index.js';
import { firstAddress } from '../config/addresses.js';
import { Client, withClient } from './client.js';
import { sessionSettings } from './connection-options.js';
import { grantRights } from './grant-rights.js';
import { keepNoSamples } from './keep-no-samples.js';
import { inTransaction, openPool, withServerTimeout } from './pool.js';

/** Whether the first migration has another name than today's baseline. */
export const isObsolete = (executed: readonly string[]): boolean =>
  executed.some((name) => name.startsWith('0001-') && name !== migrations[0]?.name);

export const isNewer = (executed: readonly string[]): boolean =>
  executed.some((name) => migrations.every((known) => known.name !== name));

export class ObsoleteSchema extends Error {
  constructor() {
    super('The database was made before the first release.');
  }
}

const LOCK = 'select pg_advisory_xact_lock(7306521)';

/** If the log came from another cluster, its transaction ids mean nothing here: it must sort before new events. */
const MOVE_INCARNATION_ON = `update es.store set inc = inc + 1, system_id = here.id
  from (select system_identifier as id from pg_control_system()) here where system_id <> here.id`;

/** Workers of the version before fill new columns with nothing: what they rebuild, or just did, begins anew. */
const LET_REBUILDS_WAIT = [
  `update es.rebuilds set state = 'cancelled', finished_at = now() where state = 'running' and purpose = 'replace'`,
  `insert into es.rebuilds (read_model, purpose, state, events_total)
   select distinct on (read_model) read_model, purpose, 'waiting', events_total from es.rebuilds
   where purpose = 'replace' and (finished_at = now() or (state = 'done' and started_at > now()))
   order by read_model, id desc`,
];

interface MigrateOptions {
  readonly to?: string | undefined;
  /** The product's own connection address, if it does not connect as the owner of the database. */
  readonly productUrl?: string | undefined;
}

/** Ignores migrations of a newer build. @throws ObsoleteSchema if the database is older than the baseline */
export async function migrate(databaseUrl: string, { to, productUrl }: MigrateOptions = {}): Promise<void> {
  const pool = openPool({ url: databaseUrl, max: 1, name: 'sankofa migrate lock' });
  try {
    await inTransaction(pool, async (tx) => {
      await tx.query(`set local idle_in_transaction_session_timeout = 0; set local transaction_timeout = 0`);
      await tx.query(withServerTimeout(LOCK));
      const done = await useMigrator(databaseUrl, (migrator) => migrator.up(to === undefined ? {} : { to }));
      if (done.length > 0 && to === undefined) for (const step of LET_REBUILDS_WAIT) await tx.query(step);
      await withClient(databaseUrl, 'sankofa migrate queues', migrateQueues);
      await keepNoSamples(tx);
      await tx.query(MOVE_INCARNATION_ON);
      if (productUrl !== undefined) await grantRights(tx, productUrl);
    });
  } finally {
    await pool.end();
  }
}

/** Names the migrations that the start would run. The rights of the product's role are enough to call this. */
export async function pendingMigrations(databaseUrl: string): Promise<string[]> {
  const pool = openPool({ url: databaseUrl, max: 1, name: 'sankofa schema' });
  try {
    const isEmpty = `select where to_regclass('es.store') is null`;
    if ((await pool.query(isEmpty)).rowCount === 1) return ['all of them'];
    const { rows } = await pool.query<{ name: string }>('select name from public.schema_migrations');
    const executed = rows.map(({ name }) => name);
    if (isObsolete(executed)) throw new ObsoleteSchema();
    const isElsewhere = 'select from es.store, pg_control_system() where system_id <> system_identifier';
    const moved = (await pool.query(isElsewhere)).rowCount === 0 ? [] : ['the incarnation'];
    return [...migrations.map(({ name }) => name).filter((name) => !executed.includes(name)), ...moved];
  } finally {
    await pool.end();
  }
}

/** Whether another role owns the tables of the log, so that this role cannot migrate. */
export async function isOfAnotherOwner(databaseUrl: string): Promise<boolean> {
  const pool = openPool({ url: databaseUrl, max: 1, name: 'sankofa schema' });
  try {
    const { rowCount } = await pool.query(
      `select from pg_tables where schemaname = 'es' and tablename = 'store' and not pg_has_role(tableowner, 'usage')`,
    );
    return rowCount === 1;
  } finally {
    await pool.end();
  }
}

async function useMigrator<T>(databaseUrl: string, work: (migrator: MikroORM['migrator']) => Promise<T>): Promise<T> {
  const orm = await MikroORM.init({
    clientUrl: firstAddress(databaseUrl),
    driverOptions: { Client, connectionString: databaseUrl, options: sessionSettings },
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
