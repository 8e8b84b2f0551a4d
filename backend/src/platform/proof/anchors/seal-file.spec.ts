import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { Seal } from '../seal.js';
import { SealFile } from './seal-file.js';

const folder = mkdtempSync(path.join(tmpdir(), 'sankofa-seal-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seal = (number: number): Seal => ({
  number,
  size: number * 10,
  root: Buffer.alloc(32),
  position: `1-1-${String(number)}`,
  previous: null,
  sealedAt: '2026-01-01T00:00:00.000Z',
  keyId: 'of the test',
  signature: Buffer.alloc(64),
});

it('keeps the newest of the seals that are kept at once', async () => {
  const file = new SealFile({ erasureList: path.join(folder, 'erasures.ndjson') });
  await Promise.all([3, 1, 5, 2, 4].map((number) => file.keep(seal(number))));
  expect((await file.read()).seal?.number).toBe(5);
});

it('is written by two processes at once, though containers number theirs alike', async () => {
  const settings = { erasureList: path.join(folder, 'shared.ndjson') };
  const files = Array.from({ length: 8 }, () => new SealFile(settings));
  await Promise.all(files.map((file, i) => file.keep(seal(i + 1))));
  for (const file of files) await file.keep(seal(9));
  expect((await files[0]?.read())?.seal?.number).toBe(9);
  expect(readdirSync(folder)).toEqual(['newest-seal.json']);
});

it.each(['{"seal":nul', '{"sael":{},"acceptance":null}', 'null'])(
  'says that it was altered where it holds %s, until a person accepts a seal',
  async (text) => {
    const file = new SealFile({ erasureList: path.join(folder, 'altered.ndjson') });
    writeFileSync(String(file.path), text);
    await expect(file.read()).rejects.toThrow('newest-seal.json is not as it was written');
    await file.accept(seal(1), 'The disk was damaged', new Date());
    expect((await file.read()).seal?.number).toBe(1);
  },
);
