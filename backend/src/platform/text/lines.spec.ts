import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { linesIn } from './lines.js';

it.each([
  [['a\nb\n'], ['a', 'b']],
  [
    ['a', 'b\n\n', 'c'],
    ['ab', '', 'c'],
  ],
  [['{"a":"b\u2028c\u2029d\u0085e\rf"}\nb'], ['{"a":"b\u2028c\u2029d\u0085e\rf"}', 'b']],
  [[], []],
])('splits %j at line feeds alone', async (pieces, lines) => {
  expect(await Readable.from(linesIn(Readable.from(pieces))).toArray()).toEqual(lines);
});
