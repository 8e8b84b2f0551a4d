// One start per data folder at a time.
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const held = new Map();

/** Takes the lock of a data folder, or answers false. The system frees it when this process ends, even by kill -9. */
export function takeLock(folder) {
  const file = path.join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  closeSync(openSync(file, 'a'));
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

export function releaseLock(folder) {
  held.get(folder)?.close();
  held.delete(folder);
}
