import { RawQueryFragment } from '@mikro-orm/postgresql';

/** Compares with an array parameter, as `$in` would write one placeholder for each of thousands of ids. */
export const ANY_OF = 'any(?::uuid[])';

/** Columns that name the owner of rows. Each owner has few rows, so one plan suits all of them. */
const OWNERS: readonly string[] = ['id', 'memberId', 'creatorId'];
const COMPARISONS: readonly string[] = ['$gt', '$gte', '$lt', '$lte', '$ne'];

/** A query split into shape and values. Queries of the same shape share a statement. */
export interface OwnRows {
  readonly shape: string;
  readonly values: readonly unknown[];
  readonly types: readonly string[];
}

interface Asked {
  readonly where: object;
  readonly orderBy?: readonly object[];
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly typeOf?: (column: string) => string | undefined;
}

/** A query for the rows of one owner by plain comparisons; undefined for any other query. */
export function ownRows({ where, orderBy = [], limit, offset, typeOf }: Asked): OwnRows | undefined {
  const shape: string[] = [];
  const values: unknown[] = [];
  const types: string[] = [];
  let isOwned = false;
  for (const [column, asked] of Object.entries(where)) {
    if (!isName(column)) return undefined;
    const [comparison, value] = comparisonIn(asked);
    if (!isPlain(value)) return undefined;
    shape.push(`${column} ${comparison} ${value === null ? 'null' : ''}`);
    isOwned ||= OWNERS.includes(column) && typeof value === 'string' && ['', 'any'].includes(comparison);
    if (value === null) continue;
    values.push(value);
    types.push((comparison !== 'any' && typeOf?.(column)) || 'text');
  }
  if (!isOwned || !hasNamesAlone([where, ...orderBy])) return undefined;
  for (const part of [limit, offset === 0 ? undefined : offset]) {
    shape.push(part === undefined ? 'all' : 'part');
    if (part === undefined) continue;
    values.push(part);
    types.push('bigint');
  }
  return { shape: [...shape, JSON.stringify(orderBy)].join(', '), values, types };
}

function comparisonIn(asked: unknown): [comparison: string, value: unknown] {
  if (typeof asked !== 'object' || asked === null || asked instanceof Date) return ['', asked];
  if (asked instanceof RawQueryFragment) return asked.sql === ANY_OF ? ['any', asked.params[0]] : ['', asked];
  const [[comparison, value] = ['', asked], ...others] = Object.entries(asked);
  return others.length === 0 && COMPARISONS.includes(comparison) ? [comparison, value] : ['', asked];
}

const isPlain = (value: unknown): boolean =>
  value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);

const isName = (key: string | symbol): boolean => typeof key === 'string' && /^\w+$/.test(key);

/** MikroORM stores a raw SQL fragment under a symbol or a special key. */
const hasNamesAlone = (parts: readonly object[]): boolean => parts.flatMap(Reflect.ownKeys).every(isName);
