import { isDatabaseError } from '../platform/database/sql-state.js';
import { CannotBeDone } from './command.js';

/** Makes a file or a folder that must not be there yet. */
export async function newFile<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new CannotBeDone('There is a file of that name already: choose another one.', 'ALREADY_THERE');
  }
}

const codeOf = (error: unknown): string | undefined => (isDatabaseError(error) ? error.code : undefined);
