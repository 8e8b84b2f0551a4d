import { describe, expect, it } from '@jest/globals';
import { areasOf } from './areas.mjs';
import { duplicatedLines } from './duplicates.mjs';
import { namesOutsideShapes } from './names.mjs';
import { sourceOf } from './sources.mjs';
import { foldersImportingEachOther, repeatedInjects } from './structure.mjs';

const platform = (file, text) => sourceOf(`backend/src/platform/${file}`, text);

describe('the figures of the code', () => {
  const text = `// Why.
const MAX_TRIES = 3; // as PostgreSQL does

/** Tries. */
export function retry() {
  // again
  return MAX_TRIES;
}
`;

  it('count lines, comments of their own, and the code of functions', () => {
    expect(sourceOf('a.ts', text)).toMatchObject({
      lines: 8,
      comments: 3,
      functions: [3],
    });
  });

  it('tell the share of comments by area', () => {
    const [row] = areasOf([platform('a/b.ts', text)], []);
    expect(row).toEqual(['platform', 1, 8, '37.5 %', 8, '8 b.ts', 3, 3]);
  });

  it.each([
    ['MOST_ROWS', true],
    ['LOOK_MS', true],
    ['POLL_MS', true],
    ['START_MAY_TAKE', true],
    ['POLL_INTERVAL_MS', false],
    ['MAX_WAIT_MS', false],
    ['DAY_MS', false],
    ['MOSTLY', false],
  ])('know whether %s is outside the shapes of names', (name, isOutside) => {
    expect(namesOutsideShapes([sourceOf('a.ts', `const ${name} = 1;\n`)])).toEqual(isOutside ? [`${name} (a.ts)`] : []);
  });

  it('count six lines that stand twice, imports aside', () => {
    const lines = (...names) => `import { x } from 'y';\n${names.map((name) => `call(${name});\n`).join('\n')}`;
    const six = lines(1, 2, 3, 4, 5, 6);
    expect(duplicatedLines([sourceOf('a.ts', six), sourceOf('b.ts', `${six}call(7);\n`)])).toBe(12);
    expect(duplicatedLines([sourceOf('a.ts', six), sourceOf('b.ts', lines(1, 2, 3, 4, 5, 7))])).toBe(0);
  });

  it('find folders that import each other', () => {
    const there = platform('a/one.ts', `import type { Two } from '../b/two.js';\n`);
    const back = platform('b/deep/three.ts', `import { one } from '../../a/one.js';\n`);
    expect(foldersImportingEachOther([there, platform('b/two.ts', '')])).toEqual([]);
    expect(foldersImportingEachOther([there, back])).toEqual(['a and b']);
  });

  it('count injections that say their type twice', () => {
    const constructors = '@Inject(Pool) private readonly pool: Pool, @Inject(CONFIG) config: Config, @Inject(A) a?: A';
    expect(repeatedInjects([{ text: constructors }])).toBe(2);
  });
});
