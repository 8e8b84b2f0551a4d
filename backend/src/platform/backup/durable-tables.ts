import type { ClientBase } from 'pg';

/** Schemas and tables that can be computed again or belong to this database only. All others are backed up. */
const derivedSchemas = /^(read|rebuild|retired|bullmq|pg_|information_schema$)/;
const derivedTables = new Set(['es.rebuilds', 'es.job_store', 'public.schema_migrations']);

/** Restoring keys would undo their destruction, so their tables have separate files, as have tables beside the log. */
const keyTables = new Set(['es.subject_keys', 'es.peppers', 'es.idempotency_keys']);

export interface DurableTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isOfKeys: boolean;
}

/** Leaves out derived and unlogged tables. Sorts each table after those it references. */
export async function durableTables(client: ClientBase): Promise<DurableTable[]> {
  const { rows } = await client.query<{ name: string; schema: string; columns: string[]; refers: string[] }>(`
    select n.nspname as schema, n.nspname || '.' || c.relname as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
           array(select fn.nspname || '.' || f.relname from pg_constraint k
                 join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
                 where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition order by name`);
  const durable = rows.filter(({ schema, name }) => !derivedSchemas.test(schema) && !derivedTables.has(name));
  return sortByReferences(durable).map(({ name, schema, columns }) => {
    return { name, columns, isOfKeys: keyTables.has(name) || schema !== 'es' };
  });
}

function sortByReferences<T extends { name: string; refers: readonly string[] }>(tables: readonly T[]): T[] {
  const ordered: T[] = [];
  const add = (table: T): void => {
    if (ordered.includes(table)) return;
    for (const name of table.refers) tables.filter((other) => other.name === name).forEach(add);
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
}
