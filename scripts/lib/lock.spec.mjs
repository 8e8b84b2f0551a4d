import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseLock, takeLock } from './lock.mjs';
import { Problem } from './problem.mjs';

describe('the lock of a data folder', () => {
  let home;
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'sankofa-lock-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('makes the folder, and those above it', () => {
    const folder = path.join(home, 'above/data');
    expect(takeLock(folder)).toBe(true);
    releaseLock(folder);
  });

  it.each([
    ['nothing can be made', () => '/proc/sankofa/data'],
    ['a file is', () => path.join(home, 'file')],
  ])('says what to do where %s', (_, place) => {
    const folder = place();
    if (folder.startsWith(home)) writeFileSync(folder, '');
    expect(() => takeLock(folder)).toThrow(Problem);
    expect(() => takeLock(folder)).toThrow(/^\S+ cannot keep the data \(.+\)\. Make it writable, or name another/);
  });
});
