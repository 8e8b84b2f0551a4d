import pg from 'pg';
import { firstAddress } from '../config/addresses.js';
import type { Transaction } from './pool.js';

/** Tables of schema `es` that the product may update and delete from. In all others it can only insert. */
const alterable = [
  ...['streams', 'idempotency_keys', 'subject_keys', 'peppers', 'erasures', 'seal_tiles', 'checkpoints', 'parked'],
  ...['rebuilds', 'job_store', 'effects', 'running_processes', 'tries', 'try_outcomes', 'live_attachments'],
  ...['pauses', 'operator_notices', 'job_failures', 'holds'],
].map((name) => `es.${name}`);

/** Tables whose rows the product may delete once they are 30 days old, which is the shortest retention. */
const expiring = ['es.access_log'];

/** Schemas whose tables a rebuild replaces. The product's role must own them for that. */
const OWN_SCHEMAS = ['read'];

interface Table {
  readonly schema: string;
  readonly name: string;
  readonly isOwned: boolean;
}

/** Creates or updates the role in `productUrl`. It may append to the log, and never alter it. */
export async function grantRights(owner: Transaction, productUrl: string): Promise<void> {
  const url = new URL(firstAddress(productUrl));
  const name = decodeURIComponent(url.username);
  const role = pg.escapeIdentifier(name);
  const password = pg.escapeLiteral(decodeURIComponent(url.password));
  const isThere = (await owner.query('select from pg_roles where rolname = $1', [name])).rowCount === 1;
  await owner.query(`${isThere ? 'alter' : 'create'} role ${role} login password ${password}`);
  await owner.query(`grant ${role} to current_user with inherit true, set true`);
  const { rows: tables } = await owner.query<Table>(
    `select n.nspname as schema, format('%I.%I', n.nspname, c.relname) as name, r.rolname = $1 as "isOwned"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_roles r on r.oid = c.relowner
     where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema$|public$|rebuild|retired)'`,
    [name],
  );
  const schemas = [...new Set(tables.map(({ schema }) => schema))];
  const statements = [
    `grant create on database ${pg.escapeIdentifier(url.pathname.slice(1))} to ${role}`,
    `grant select on public.schema_migrations to ${role}`,
    ...schemas.flatMap((schema) => [
      `grant usage on schema ${schema} to ${role}`,
      `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
    ]),
    `grant create on schema bullmq to ${role}`, // each BullMQ queue creates a sequence
    ...OWN_SCHEMAS.map((schema) => `alter schema ${schema} owner to ${role}`),
    ...tables.flatMap((table) => rightsOn(table, role)),
  ];
  for (const statement of statements) await owner.query(statement);
  await showSessionsOfOthers(owner, role);
}

/** Lets the role see since when a transaction of another role holds back the feed. A managed server may refuse this. */
async function showSessionsOfOthers(owner: Transaction, role: string): Promise<void> {
  await owner.query(
    `do $$ begin grant pg_read_all_stats to ${role}; exception when insufficient_privilege then null; end $$`,
  );
}

function rightsOn({ schema, name, isOwned }: Table, role: string): string[] {
  if (OWN_SCHEMAS.includes(schema)) return isOwned ? [] : [`alter table ${name} owner to ${role}`];
  const isAppended = schema === 'es' && !alterable.includes(name);
  const rights = isAppended ? 'select, insert, maintain' : 'select, insert, update, delete, maintain';
  const granted = [`revoke all on ${name} from ${role}`, `grant ${rights} on ${name} to ${role}`];
  return expiring.includes(name) ? [...granted, ...rightsOnOldRows(name, role)] : granted;
}

/** Allows deleting only old rows. Row-level policies do not apply to the owner of the table. */
function rightsOnOldRows(name: string, role: string): string[] {
  const policies = {
    select: 'using (true)',
    insert: 'with check (true)',
    delete: `using (at < now() - interval '30 days')`,
  };
  return [
    `alter table ${name} enable row level security`,
    `grant delete on ${name} to ${role}`,
    ...Object.entries(policies).flatMap(([act, rule]) => [
      `drop policy if exists product_${act} on ${name}`,
      `create policy product_${act} on ${name} for ${act} to ${role} ${rule}`,
    ]),
  ];
}

/** Tables of the log that the role of this connection could alter or delete from. Empty for the product's own role. */
export async function findAlterable(connection: Transaction): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select 'es.' || relname as name from pg_class where relnamespace = 'es'::regnamespace and relkind in ('r', 'p')
     and has_table_privilege(oid, 'update, delete, truncate') order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => ![...alterable, ...expiring].includes(name));
}
