import { expect, it } from '@jest/globals';
import { rowsAsCsv } from './rows-as-csv.js';

it('has a column for each field of any row, those of groups too', () => {
  const at = new Date(Date.UTC(2026, 10, 1));
  const rows = [
    { name: 'Ada', price: { amount: 5, currency: 'NGN' }, at },
    { name: 'Bola', reason: null, days: [1, 2] },
  ];
  expect(rowsAsCsv(rows).split('\r\n')).toEqual([
    'name,price.amount,price.currency,at,reason,days',
    'Ada,5,NGN,2026-11-01T00:00:00.000Z,,',
    'Bola,,,,,"[1,2]"',
    '',
  ]);
});

it.each(['=1+1', '+1', '-1', '@a', '\ta'])('lets %j begin no formula', (text) => {
  expect(rowsAsCsv([{ text }])).toContain(`'${text}`);
});

it('keeps quotes and lines within their cell', () => {
  expect(rowsAsCsv([{ text: 'a "b"\nc' }])).toBe('text\r\n"a ""b""\nc"\r\n');
});

it('says where there is nothing', () => {
  expect(rowsAsCsv([])).toBe('There is nothing to list.\r\n');
});
