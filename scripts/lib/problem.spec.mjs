import { describe, expect, it } from '@jest/globals';
import { describeError, Problem } from './problem.mjs';

const named = (name) => Object.assign(new Error('JWT_SECRET is missing'), { name });

describe('an error', () => {
  it.each([
    ['a problem', new Problem('Port 3000 is taken.'), 'Port 3000 is taken.'],
    ['wrong settings', named('ConfigError'), 'JWT_SECRET is missing'],
    ['a refusal of the system', Object.assign(new Error('EACCES: .data'), { syscall: 'open' }), 'EACCES: .data'],
    ['a refusal of the database', Object.assign(new Error('too many'), { severity: 'FATAL' }), 'too many'],
  ])('that is %s is told in one sentence', (_, error, sentence) => {
    expect(describeError(error)).toBe(sentence);
  });

  it.each([
    ['unexpected', new TypeError('undefined is not a function')],
    ['of one statement', Object.assign(new Error('duplicate key'), { severity: 'ERROR' })],
  ])('that is %s is told with its stack', (_, error) => {
    expect(describeError(error)).toContain('problem.spec.mjs');
  });

  it('has the names that the back end gives its errors', async () => {
    const { globSync, readFileSync } = await import('node:fs');
    const { root } = await import('./paths.mjs');
    const files = globSync('backend/src/**/*.ts', { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));
    const source = readFileSync(new URL('problem.mjs', import.meta.url), 'utf8');
    const names = [...source.match(/ofSettings = \[(.*)\]/)[1].matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !files.some((text) => text.includes(`'${name}'`)))).toEqual([]);
  });
});
