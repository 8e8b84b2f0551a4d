export const sqlState = {
  uniqueViolation: '23505',
  wrongVersion: 'ES001',
  /** The transaction wrote something before the append. */
  notFirstWrite: 'ES002',
  diskFull: '53100',
  readOnly: '25006',
} as const;

export interface DatabaseError extends Error {
  code: string;
  constraint?: string;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return Error.isError(error) && 'code' in error && typeof error.code === 'string';
}

const connectionLost =
  /^(08|57P0[1-3]|53|25P0[34]|25006)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const lostByMessage =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

const contention = /^(40001|40P01|55P03|57014)$/;

/** Serialization failure, deadlock, lock not available, statement timeout. A retry may succeed. */
export const isDatabaseContention = (error: unknown): boolean => isDatabaseError(error) && contention.test(error.code);

/** Whether the connection was lost, refused or too slow. A retry may succeed. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  for (let cause: unknown = error; Error.isError(cause); cause = cause.cause) {
    if (isDatabaseError(cause) && connectionLost.test(cause.code)) return true;
    if (lostByMessage.test(cause.message)) return true;
  }
  return false;
}

/** Whether the database answered with an error, so that the statement changed nothing. */
export const isRefusal = (error: unknown): boolean => isDatabaseError(error) && !isDatabaseUnavailable(error);
