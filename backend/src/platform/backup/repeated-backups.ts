import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { backUp } from './back-up.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNFINISHED = '.unfinished';
const named = /^\d{4}-\d\d-\d\dT\d{6}(\.unfinished)?$/;

/** The backup's folder name, such as 2030-01-31T235959. */
export const nameOfBackup = (at = new Date()): string => at.toISOString().slice(0, 19).replaceAll(':', '');

/** Makes a backup now and then at each interval, until the process ends. Removes backups past their retention. */
export async function repeatBackups(
  { databaseUrl, backups }: Pick<Config, 'databaseUrl' | 'backups'>,
  folder: string,
  say: (line: string) => void,
): Promise<never> {
  const removeDue = () => removeOld(folder, new Date(Date.now() - backups.keepDays * DAY_MS));
  for (;;) {
    const name = nameOfBackup();
    const removed = existsSync(folder) ? await removeDue() : []; // first, as a disk full of old ones takes no new one
    await backUp(databaseUrl, path.join(folder, name));
    removed.push(...(await removeDue()));
    say(`${[`${name} is made`, ...removed.map((old) => `${old} is removed`)].join(', ')}.`);
    await pause(backups.everyHours * HOUR_MS);
  }
}

/** Removes backups, finished or not, from before the given time, but not the newest finished one. Returns their names. */
export async function removeOld(folder: string, before: Date): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => named.test(name)).toSorted();
  const newest = backups.findLast((name) => !name.endsWith(UNFINISHED));
  const old = backups.filter((name) => name < nameOfBackup(before) && name !== newest);
  for (const name of old) await rm(path.join(folder, name), { recursive: true });
  return old;
}
