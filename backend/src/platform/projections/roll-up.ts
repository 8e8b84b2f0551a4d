import type { Pool, Transaction } from '../database/pool.js';
import { type AnyRow, type Figures, READ_SCHEMA, type RollUp } from './read-model.js';
import type { ChangedRow } from './row-changes.js';

export async function updateRollUp(
  on: Transaction,
  { table, figuresOf }: RollUp<AnyRow>,
  schema: string,
  changes: readonly ChangedRow<AnyRow>[],
): Promise<void> {
  const counts = new Map<Figures, number>();
  const count = (row: AnyRow, sign: 1 | -1): void => {
    const figures = figuresOf(row);
    counts.set(figures, (counts.get(figures) ?? 0) + sign);
  };
  for (const { before, after } of changes) {
    if (before) count(before, -1);
    if (after) count(after, 1);
  }
  const sums = new Map<string, number>();
  for (const [figures, times] of counts)
    for (const [name, n] of Object.entries(figures)) sums.set(name, (sums.get(name) ?? 0) + times * n);
  const changedSums = [...sums].filter(([, n]) => n !== 0);
  if (changedSums.length === 0) return;
  const counted = on.query({
    name: `count ${schema}.${table}`,
    text: `insert into "${schema}"."${table}" as f (id, n) select * from unnest($1::text[], $2::bigint[])
           on conflict (id) do update set n = f.n + excluded.n`,
    values: [changedSums.map(([name]) => name), changedSums.map(([, n]) => n)],
  });
  const decreased = changedSums.flatMap(([name, n]) => (n < 0 ? [name] : []));
  const emptied = `delete from "${schema}"."${table}" where id = any($1) and n = 0`;
  await Promise.all([counted, decreased.length > 0 && on.query(emptied, [decreased])]);
}

export interface FigureQuery {
  readonly names: readonly string[];
  readonly groups?: readonly string[];
}

export async function readFigures(
  on: Pool,
  { table }: { readonly table: string },
  { names, groups = [] }: FigureQuery,
): Promise<Map<string, number>> {
  const byName = `select id, n::text from "${READ_SCHEMA}"."${table}" where id = any($1)`;
  const byGroup = `select id, n::text from "${READ_SCHEMA}"."${table}" where split_part(id, '/', 1) = any($2)`;
  const { rows } = await on.query<{ id: string; n: string }>(
    groups.length === 0
      ? { name: `figures-${table}`, text: byName, values: [names] }
      : { name: `figure-groups-${table}`, text: `${byName} union ${byGroup}`, values: [names, groups] },
  );
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}
