import { expect, it } from '@jest/globals';
import { base32 } from './base32.js';

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes "%s" as RFC 4648 does: %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
