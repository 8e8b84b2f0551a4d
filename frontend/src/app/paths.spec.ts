import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isMemberPage } from './paths';
import { publicPages } from './public-pages';

const source = path.resolve(import.meta.dirname, '..');
const open: string[] = publicPages.map((page) => page.path);

/** Link targets in the code: `to="/kyc"`, `to: '/kyc'`, `navigate('/kyc')`. */
const goals = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.spec.*', '**/*.gen.ts'] }).flatMap((file) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:\bto(?:=|: )|navigate\()["'](\/[^"']*)/g)].map(
    ([, goal = '']) => ({ file, goal: goal.replace(/[?#].*/, '') }),
  ),
);

describe('the addresses that pages lead to', () => {
  it('are found in the code', () => {
    expect(goals.length).toBeGreaterThan(40);
  });

  it('are pages that exist', () => {
    const astray = goals.filter(({ goal }) => !open.includes(goal) && !isMemberPage(goal));
    expect(astray).toEqual([]);
  });
});
