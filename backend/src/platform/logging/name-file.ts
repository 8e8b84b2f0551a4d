/** The error with the `path` of the file, unless it has one: Node names no file where writing or syncing fails. */
export const nameFile = (error: unknown, file: string): unknown =>
  Error.isError(error) && !('path' in error) ? Object.assign(error, { path: file }) : error;
