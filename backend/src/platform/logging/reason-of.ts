/** Describes an error by its kind and codes. Its message is left out, as it may quote an address. */
export function reasonOf(error: unknown): string {
  if (!Error.isError(error)) return 'Unknown error';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return [error.name, ...codes].join(' ');
}
