import { expect, it } from '@jest/globals';
import { isOneSlipApart, keysAround } from './slips.js';

it.each(['abxd', 'abd', 'abcxd', 'bacd', 'abdc', 'xabcd', 'abcdx', 'bcd'])('abcd is one slip from %s', (text) => {
  expect(isOneSlipApart('abcd', text)).toBe(true);
  expect(keysAround('abcd').some((key) => keysAround(text).includes(key))).toBe(true);
});

it.each(['abcd', 'abxx', 'badc', 'cbad', 'ab', 'abcdxy', 'dcba'])('abcd is none, or more than one, from %s', (text) =>
  expect(isOneSlipApart('abcd', text)).toBe(false),
);
