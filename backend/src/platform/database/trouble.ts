import type { Trouble } from '../config/trouble.js';
import { ObsoleteSchema } from './obsolete-schema.js';
import { isDatabaseError, isDatabaseUnavailable } from './sql-state.js';

/** No such user, a wrong password, no such database. */
const refusal = /^(28|3D)/;
const missingRight = '42501';
const tooManyConnections = '53300';

/** Why the database cannot be used; undefined when something else failed. */
export function troubleWithDatabase(error: unknown): Trouble | undefined {
  if (isDatabaseError(error) && refusal.test(error.code)) {
    const todo = 'Correct the user, the password or the name of the database in DATABASE_URL.';
    return { says: `refuses (${error.message})`, todo };
  }
  if (isDatabaseError(error) && error.code === missingRight) {
    const todo = 'Make the user of DATABASE_URL its owner (alter database … owner to …): the product makes schemas.';
    return { says: `refuses (${error.message})`, todo };
  }
  if (isDatabaseError(error) && error.code === tooManyConnections) {
    return { says: 'has no connection left', todo: 'Raise its max_connections, or run fewer processes.' };
  }
  if (error instanceof ObsoleteSchema) {
    const todo = 'Move the data folder (.data) away, or name an empty database in DATABASE_URL.';
    return { says: 'was made before the first release, and is not migrated from there', todo };
  }
  if (!isDatabaseUnavailable(error)) return undefined;
  const reason = isDatabaseError(error) ? error.code : error.message;
  return { says: `does not answer (${reason})`, todo: 'Start the server, or set DATABASE_URL to where it is.' };
}
