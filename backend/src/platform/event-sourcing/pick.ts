/** Copies the named fields that are present, so that fields added to an event later do not reach the row. */
export function pick<T extends object, K extends keyof T>(given: T, fields: readonly K[]): Pick<T, K> {
  const entries = fields.filter((field) => field in given).map((field) => [field, given[field]]);
  return Object.fromEntries(entries) as Pick<T, K>;
}
