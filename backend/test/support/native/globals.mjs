// Replaces `@jest/globals`, so that modules that stay loaded use the current test file's globals.
import { jestExpect } from '@jest/expect';

let current;

export function useGlobals(globals) {
  current = globals;
}

const late = (name) =>
  new Proxy(() => undefined, {
    apply: (_, __, args) => current[name](...args),
    get: (_, key) => current[name][key],
  });

export const describe = late('describe');
export const it = late('it');
export const beforeAll = late('beforeAll');
export const beforeEach = late('beforeEach');
export const afterAll = late('afterAll');
export const afterEach = late('afterEach');
export const jest = late('jest');
export const expect = jestExpect;
