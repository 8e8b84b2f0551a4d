import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { isDatabaseError } from '../platform/database/sql-state.js';
import { nameFile } from '../platform/logging/name-file.js';
import { CommandFailed } from './command.js';

/** Writes a file that must not exist yet. It gets its name only when complete. */
export async function writeNewFile(file: string, write: (to: Writable) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new CommandFailed(`${file} is there already: choose another one.`, 'ALREADY_THERE');
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new CommandFailed(`There is no folder ${folder}: make it first.`, 'NO_SUCH_FOLDER');
  const draft = `${file}.${randomUUID().slice(0, 8)}.unfinished`; // another command may write the same file now
  const to = await open(draft, 'wx', 0o600);
  const stopWatching = removeOnSignal(draft);
  try {
    await write(to.createWriteStream({ flush: true }));
    await to.close();
    await rename(draft, file);
  } catch (error) {
    await to.close();
    await rm(draft, { force: true });
    throw nameFile(error, file);
  } finally {
    stopWatching();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Nobody would look for a half-written file that a signal left. Other listeners end the program in their own way. */
function removeOnSignal(file: string): () => void {
  const isAlone = SIGNALS.every((signal) => process.listenerCount(signal) === 0);
  const remove = (signal: NodeJS.Signals): void => {
    rmSync(file, { force: true });
    if (isAlone) process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.once(signal, remove);
  return () => {
    for (const signal of SIGNALS) process.off(signal, remove);
  };
}

const problemsByCode: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'does not lie in a folder',
  EISDIR: 'is a folder',
  EACCES: 'is closed to this user',
  EPERM: 'is closed to this user',
  EROFS: 'is where nothing can be written',
  ENOSPC: 'does not fit on the disk',
  EDQUOT: 'does not fit into what this user may fill of the disk',
  EFBIG: 'would be larger than a file may be here',
  ENAMETOOLONG: 'has too long a name',
};

/** Why a given file or folder cannot be used; undefined for other errors. */
export function problemWithFile(error: unknown): string | undefined {
  const problem = problemsByCode[codeOf(error) ?? ''];
  if (problem === undefined || !Error.isError(error)) return undefined;
  const call = 'syscall' in error ? error.syscall : undefined;
  if (call === 'connect') return undefined;
  const isOfMaking = call === 'mkdir' && codeOf(error) === 'ENOENT';
  return `${'path' in error ? String(error.path) : 'What was named'} ${isOfMaking ? 'cannot be made' : problem}.`;
}

const codeOf = (error: unknown): string | undefined => (isDatabaseError(error) ? error.code : undefined);
