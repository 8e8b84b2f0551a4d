import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { csvFile, disarmFormula, rearmFormula } from './csv-file.js';

it('is UTF-8 with a mark, so that spreadsheets read names as they are written', async () => {
  const file = csvFile('people', 'name\r\nỌlá\r\n');
  expect(await text(file.getStream())).toBe('name\r\nỌlá\r\n'); // the decoder takes the mark away
  expect(file.getHeaders()).toMatchObject({ length: Buffer.byteLength('\uFEFFname\r\nỌlá\r\n') });
  expect(file.getHeaders().disposition).toContain('sankofa-people.csv');
});

it.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['Ada', 'Ada'],
])('writes %j as %j', (cell, written) => {
  expect(disarmFormula(cell)).toBe(written);
  expect(rearmFormula(written)).toBe(cell);
});
