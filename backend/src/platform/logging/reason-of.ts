/** Describes an error by its kind and codes. Its message is left out, as it may quote an address. */
export function reasonOf(error: unknown): string {
  if (!Error.isError(error)) return 'Unknown error';
  const { responseCode } = error as Error & { responseCode?: unknown };
  const codes = [codeOf(error), responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return [error.name, ...codes].join(' ');
}

const REDIS_CODE = /^(?!ERR)[A-Z]+/;

export function codeOf(error: Error): string | number | undefined {
  const { code, name, message } = error as Error & { code?: string | number };
  return code ?? (name === 'ReplyError' ? REDIS_CODE.exec(message)?.[0] : undefined);
}
