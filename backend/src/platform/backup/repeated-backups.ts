import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { backUp } from './back-up.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const named = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)(\.unfinished)?$/;

/** The backup's folder name, such as 2030-01-31T235959. */
export const nameOfBackup = (at = new Date()): string => at.toISOString().slice(0, 19).replaceAll(':', '');

/** Makes a backup now and then at each interval, until the process ends. Removes backups past their retention. */
export async function repeatBackups(
  { databaseUrl, backups }: Pick<Config, 'databaseUrl' | 'backups'>,
  folder: string,
  say: (line: string) => void,
): Promise<never> {
  for (;;) {
    const name = nameOfBackup();
    await backUp(databaseUrl, path.join(folder, name));
    const removed = await removeOld(folder, new Date(Date.now() - backups.keepDays * DAY_MS));
    say(`${[`${name} is made`, ...removed.map((old) => `${old} is removed`)].join(', ')}.`);
    await pause(backups.everyHours * HOUR_MS);
  }
}

/** Removes backups, finished or not, from before the given time, and returns their names. */
export async function removeOld(folder: string, before: Date): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const [, hour, minute, second] = named.exec(name) ?? [];
    return hour !== undefined && new Date(`${hour}:${String(minute)}:${String(second)}Z`) < before;
  });
  for (const name of old) await rm(path.join(folder, name), { recursive: true });
  return old;
}
