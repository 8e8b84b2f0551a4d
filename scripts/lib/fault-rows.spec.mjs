import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { faultRows } from './fault-rows.mjs';
import { inRoot, root } from './paths.mjs';

const fileOf = (spec) => [spec, path.join('backend/src', spec)].find((file) => existsSync(inRoot(file)));

describe('the rows of faults', () => {
  it('are numbered from one, without a gap', () => {
    expect(faultRows.map(({ row }) => row)).toEqual(faultRows.map((_, at) => at + 1));
  });

  it.each(faultRows)('name tests that there are: $row, $fault', ({ specs, only }) => {
    expect(specs.filter((spec) => fileOf(spec) === undefined)).toEqual([]);
    const titles = specs.map((spec) => readFileSync(inRoot(fileOf(spec)), 'utf8').match(/(it|describe)[\s\S]*/)[0]);
    expect(titles.some((text) => text.includes(only ?? 'it'))).toBe(true);
  });

  it('are all that is in the folder of faults', () => {
    const named = new Set(faultRows.flatMap(({ specs }) => specs));
    const files = globSync('backend/test/faults/*.int.spec.ts', { cwd: root });
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });
});
