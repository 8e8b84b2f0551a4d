import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { problemWithFile, writeNewFile } from './files.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sankofa-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Takes its time, so that others write meanwhile. */
async function* slowly(text: string) {
  for (const letter of text) {
    await pause(5);
    yield letter;
  }
}
const write = (text: string) => writeNewFile(path.join(folder, 'log.ndjson'), (to) => pipeline(slowly(text), to));

describe('a new file', () => {
  it('is whole, also where two commands write it at once', async () => {
    await Promise.all([write('aaaaaaaa'), write('bbbbbbbbbbbb')]);
    expect(await readFile(path.join(folder, 'log.ndjson'), 'utf8')).toMatch(/^(a{8}|b{12})$/);
    expect(await readdir(folder)).toEqual(['log.ndjson']);
    await expect(write('c')).rejects.toThrow('is there already: choose another one.');
  });

  it('leaves nothing behind where it could not be written', async () => {
    const failed = writeNewFile(path.join(folder, 'log.ndjson'), () => Promise.reject(new Error('full')));
    await expect(failed).rejects.toThrow('full');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('is named where it could not be written: %s', async (code) => {
    const file = path.join(folder, 'log.ndjson');
    const error = await writeNewFile(file, () => Promise.reject(Object.assign(new Error('no'), { code }))).catch(
      (thrown: unknown) => thrown,
    );
    expect(problemWithFile(error)).toMatch(new RegExp(`^${file} (does not|would) `));
  });
});
