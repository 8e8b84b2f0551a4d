import { expect, it } from '@jest/globals';
import { channelsToTry } from './notice-settings.js';

it.each([
  ['push', { push: true, mail: true }, ['push', 'mail']],
  ['push', { push: false, mail: true }, ['mail']],
  ['push', { push: false, mail: false }, []],
  ['mail', { push: true, mail: true }, ['mail']],
  ['mail', { push: true, mail: false }, []],
  ['inbox', { push: true, mail: true }, []],
] as const)('who chose %s and can be reached by %j is tried by %j', (chosen, can, expected) =>
  expect(channelsToTry(chosen, can)).toEqual(expected),
);
