import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { Config } from '../config/config.js';
import { ConfigError } from '../config/settings-reader.js';
import { ErasureList } from './erasure-list.js';

const folder = mkdtempSync(path.join(tmpdir(), 'sankofa-erasure-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (name: string) => {
  const erasureList = path.join(folder, name);
  return {
    list: new ErasureList({ erasureList } as Config),
    append: (text: string) => appendFileSync(erasureList, text),
  };
};
const erasure = (subjectId: string) => ({ subjectId, purposes: ['profile' as const] });

it('goes on after a line that a full disk cut short', async () => {
  const { list, append } = open('cut.ndjson');
  await list.add(erasure('ada'), new Date());
  append('{"subjectId":"gra');
  await list.add(erasure('grace'), new Date());
  expect(await list.all()).toEqual([erasure('ada'), erasure('grace')]);
});

it('names the line that nobody can read, as an erasure would be left out', async () => {
  const { list, append } = open('altered.ndjson');
  await list.add(erasure('ada'), new Date());
  append('{"subjectId":"grace",,}\n');
  await expect(list.all()).rejects.toThrow(ConfigError);
});
