/** Those of the named fields that are given; so a row takes over what it holds, and not what an event learns later. */
export function pick<T extends object, K extends keyof T>(given: T, fields: readonly K[]): Pick<T, K> {
  const entries = fields.filter((field) => field in given).map((field) => [field, given[field]]);
  return Object.fromEntries(entries) as Pick<T, K>;
}
