import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const all = (files: string, pattern: RegExp): string[] =>
  globSync(files, { cwd: root, exclude: ['**/*.spec.*', '**/testing/**'] }).flatMap((file) =>
    found(read(file), pattern),
  );
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const projectors = globSync('backend/src/modules/*/read-models/*/*.projector.ts', { cwd: root });
const folderOf = (projector: string): string => path.basename(path.dirname(projector));
const asked = new Set([
  ...all('frontend/src/**/*.{ts,tsx}', /(?:queryKey: \[|readQuery\(\s*\[|pagedQuery\(|listQuery\()'([a-z-]+)'/g),
  ...all('frontend/src/**/*.queue.tsx', /topic: '([a-z-]+)'/g),
]);

/** The start of the product checks the table's name. */
describe('the name of a read model', () => {
  it('is that of its folder', () => {
    expect(projectors.flatMap((projector) => found(read(projector), /^ +name: '([a-z-]+)'/gm))).toEqual(
      projectors.map(folderOf),
    );
  });

  it('is what the front end asks for it under, wherever anybody is told of changes', () => {
    const told = projectors.filter((projector) => !read(projector).includes("audience: 'nobody'")).map(folderOf);
    expect(told).toContain('appraisals');
    expect(told.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('is spelt as in a query wherever a command of the front end touches it', () => {
    const lists = all('frontend/src/**/*.{ts,tsx}', /(?:useCommand\(\w+, |touches: (?:string\[\] = )?)\[([^\]]+)\]/g);
    const touched = lists.flatMap((list) => found(list, /'([a-z-]+)'/g));
    expect(touched).toContain('appraisals');
    expect(touched.filter((name) => !asked.has(name))).toEqual([]);
  });
});
