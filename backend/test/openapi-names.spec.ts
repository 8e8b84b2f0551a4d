import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const source = path.resolve(import.meta.dirname, '../src');

/** The OpenAPI library identifies classes by name, so two with one name would mix up their shapes. */
describe('the classes behind the OpenAPI document', () => {
  it('each have a name of their own', () => {
    const names = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
