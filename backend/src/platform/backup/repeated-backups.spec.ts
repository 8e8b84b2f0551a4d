import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameOfBackup, removeOld } from './repeated-backups.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('removes the backups of before a moment, those that were broken off too, and nothing else', async () => {
  const at = new Date('2030-01-31T23:59:59Z');
  const [old, kept] = [nameOfBackup(new Date(at.getTime() - 1_000)), nameOfBackup(at)];
  expect(kept).toBe('2030-01-31T235959');
  for (const name of [old, `${old}.unfinished`, kept, 'by-hand']) await mkdir(path.join(folder, name));
  expect((await removeOld(folder, at)).toSorted()).toEqual([old, `${old}.unfinished`]);
  expect((await readdir(folder)).toSorted()).toEqual([kept, 'by-hand']);
});
