import type { Pool } from 'pg';
import { rowsAValue, sampledColumns } from '../../migrations/sampled-columns.js';

interface Unsampled {
  readonly statement: string;
  readonly schema: string;
  readonly relation: string;
  readonly column: string;
}

const IN_OWN_SCHEMA = `n.nspname !~ '^(pg_|information_schema$|public$|bullmq$|retired_)'`;

/**
 * Columns and index expressions that could hold what people wrote. Text columns of `es` hold only names of the product.
 * A GIN index reports the type of its keys instead of the type of its column, so it is matched by access method.
 */
const COLUMNS = `
  select format('alter %s %I.%I alter column %s set statistics 0', case when i.indexrelid is null then 'table' else 'index' end,
           n.nspname, c.relname, case when i.indexrelid is null then quote_ident(a.attname) else a.attnum::text end) as statement,
         n.nspname as schema, c.relname as relation, a.attname as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_index i on i.indexrelid = c.oid
  where ${IN_OWN_SCHEMA} and a.attnum > 0 and not a.attisdropped
    and (a.atttypid = any('{text,varchar,json,jsonb,bytea,text[]}'::regtype[]) or c.relam = (select oid from pg_am where amname = 'gin'))
    and coalesce(a.attstattarget, -1) <> 0
    and (n.nspname <> 'es' or a.atttypid = any('{json,jsonb,bytea}'::regtype[]))
    and (i.indkey[a.attnum - 1] = 0 or c.relkind in ('r', 'p') and a.attname <> all($1))
    and n.nspname = coalesce($2, n.nspname)`;

/** Stores only the estimate of distinct values. A negative number is a share of the rows. */
const DISTINCT = `
  select pg_restore_attribute_stats('schemaname', n.nspname::text, 'relname', c.relname::text, 'attname', a.attname::text,
           'inherited', false, 'n_distinct', (-1.0 / ($1::jsonb ->> a.attname::text)::real)::real)
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${IN_OWN_SCHEMA} and $1::jsonb ? a.attname::text
    and n.nspname = coalesce($2, n.nspname)`;

/** Turns off column samples: PostgreSQL stores common values in the clear, also long after their rows are deleted. */
export async function keepNoSamples(on: Pick<Pool, 'query'>, inSchema?: string): Promise<void> {
  const { rows } = await on.query<Unsampled>(COLUMNS, [sampledColumns, inSchema]);
  for (const { statement, schema, relation, column } of rows) {
    await on.query(statement);
    const text = `select pg_clear_attribute_stats($1, $2, $3, false)
      where to_regprocedure('pg_clear_attribute_stats(text,text,text,boolean)') is not null`;
    await on.query(text, [schema, relation, column]);
  }
  await on.query(DISTINCT, [JSON.stringify(rowsAValue), inSchema]);
}
