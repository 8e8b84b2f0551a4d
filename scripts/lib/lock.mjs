import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from './problem.mjs';

const held = new Map();

/** Takes the lock of a data folder, or returns false. The system frees it when this process ends, even by SIGKILL. */
export function takeLock(folder) {
  const file = lockFile(folder);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (/locked/.test(error.message)) return false;
    throw error;
  }
  held.set(folder, lock);
  return true;
}

function lockFile(folder) {
  const file = path.join(folder, 'lock');
  try {
    makeFolder(folder);
    closeSync(openSync(file, 'a'));
    return file;
  } catch ({ message }) {
    throw new Problem(
      `${folder} cannot keep the data (${message}). Make it writable, or name another folder in SANKOFA_DATA.`,
    );
  }
}

/** Level by level: Node's recursive mkdir never returns where nothing can be created, as in /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error; // another start created it first
  }
}

export function releaseLock(folder) {
  held.get(folder)?.close();
  held.delete(folder);
}
