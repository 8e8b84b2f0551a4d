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

it('keeps the newest that is finished, however old it is', async () => {
  const [older, newest] = ['2029-12-01T000000', '2029-12-02T000000'];
  const broken = '2029-12-03T000000.unfinished';
  await rm(path.join(folder, '2030-01-31T235959'), { recursive: true });
  for (const name of [older, newest, broken]) await mkdir(path.join(folder, name));
  expect(await removeOld(folder, new Date('2030-02-01T00:00:00Z'))).toEqual([older, broken]);
  expect((await readdir(folder)).toSorted()).toEqual([newest, 'by-hand']);
});
