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

const troubles: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EISDIR: 'is a folder',
  EACCES: 'is closed to this user',
  EPERM: 'is closed to this user',
  EROFS: 'is where nothing can be written',
  ENOSPC: 'does not fit on the disk',
};

/** Why a file or a folder that was named cannot be used; undefined when something else failed. */
export function troubleWithFile(error: unknown): string | undefined {
  const trouble = troubles[codeOf(error) ?? ''];
  if (trouble === undefined || !Error.isError(error)) return undefined;
  if ('syscall' in error && error.syscall === 'connect') return undefined;
  return `${'path' in error ? String(error.path) : 'What was named'} ${trouble}.`;
}

const codeOf = (error: unknown): string | undefined => (isDatabaseError(error) ? error.code : undefined);
