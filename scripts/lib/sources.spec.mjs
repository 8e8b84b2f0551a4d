import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from './paths.mjs';
import { hashOf, isStamped, stamp } from './sources.mjs';

describe('the hash of sources', () => {
  let folder;
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  const hash = (...names) => hashOf(names.map((name) => path.relative(root, path.join(folder, name))));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sankofa-sources-'));
    mkdirSync(path.join(folder, 'src/inner'), { recursive: true });
    write('src/a.ts', 'a');
    write('src/inner/b.ts', 'b');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['a file has other text', () => write('src/inner/b.ts', 'c')],
    ['a file comes', () => write('src/c.ts', '')],
    ['a file goes', () => rmSync(path.join(folder, 'src/a.ts'))],
    ['a file has another name', () => renameSync(path.join(folder, 'src/a.ts'), path.join(folder, 'src/d.ts'))],
  ])('is another one when %s', (_, change) => {
    const before = hash('src');
    change();
    expect(hash('src')).not.toBe(before);
  });

  it('knows which file holds which text', () => {
    const before = hash('src/a.ts', 'src/inner/b.ts');
    write('src/a.ts', 'b');
    write('src/inner/b.ts', 'a');
    expect(hash('src/a.ts', 'src/inner/b.ts')).not.toBe(before);
  });

  it('stays when only a test changes, and where nothing is', () => {
    const before = hash('src', 'nowhere');
    write('src/a.spec.ts', 'a test');
    expect(hash('src')).toBe(before);
  });

  it('is remembered in a stamp', () => {
    const file = path.join(folder, 'dist/.stamp');
    expect(isStamped(file, 'one')).toBe(false);
    stamp(file, 'one');
    expect(isStamped(file, 'one')).toBe(true);
    expect(isStamped(file, 'two')).toBe(false);
  });
});
