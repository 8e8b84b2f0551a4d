import { describe, expect, it } from '@jest/globals';
import { decodeCsv } from './decode-csv.js';
import { readStatement } from './read-statement.js';
import { isWholeLayout, parseLayout, recognise, type StatementLayout } from './statement-layout.js';

const cells = (text: string, encoding: BufferEncoding = 'utf8') => decodeCsv(Buffer.from(text, encoding)) ?? [];
function read(text: string, known?: StatementLayout, encoding?: BufferEncoding) {
  const { table, layout } = recognise(cells(text, encoding), known);
  const { rows, ...rest } = readStatement(table, layout, '0123 NGN');
  return {
    ...rest,
    rows: rows.map(({ paidOn, amount }) => [paidOn, amount]),
    texts: rows.map(({ payer, reference, narration }) => [reference, narration, payer].join('|')),
    ids: rows.map(({ id }) => id),
  };
}

describe('a statement', () => {
  it.each([
    [
      'commas, credit and debit',
      'Trans Date,Reference,Narration,Debit,Credit,Balance\n21/11/2026,R1,Ada,,"35,000.00","1,000,000.00"\n22/11/2026,R2,Fee,50.00,,9',
    ],
    [
      'semicolons and commas before decimals',
      'Date;Ref;Details;Amount\n21.11.2026;R1;Ada;35.000,00\n22.11.2026;R2;Fee;-50,00',
    ],
    [
      'tabs and months in words',
      'Value Date\tReference\tRemarks\tDR/CR\tAmount\n21-Nov-2026\tR1\tAda\tCR\t35000\n22-Nov-26\tR2\tFee\tDR\t50',
    ],
    [
      'bars, days last, times, and text above and below',
      'Statement of account|\nAccount|0123456789\n\nTransaction Date|Reference|Description|Money In|Money Out\n2026-11-21 09:14:03|R1|Ada|₦35,000.00|0.00\n2026-11-22 10:00:00|R2|Fee|0.00|50.00\nTotal|||35,000.00|50.00',
    ],
    [
      'months first, where the days tell',
      'Date,Reference,Description,Amount\n11/21/2026,R1,Ada,"35,000.00"\n11/22/2026,R2,Fee,(50.00)',
    ],
    [
      'a first line that names the sign',
      'sep=;\nDate;Reference;Description;Credit\n20261121;R1;Ada;35000.00\n20261122;R2;Fee;0',
    ],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toMatchObject({
      rows: [['2026-11-21', 3_500_000]],
      texts: ['R1|Ada|'],
      outgoing: 1,
      unreadable: [],
    });
  });

  it('is read in Windows-1252, and in UTF-8 with its mark', () => {
    const text = 'Date,Reference,Sender,Credit\n21/11/2026,R1,Zoé,10.00';
    expect(read(text, undefined, 'latin1').texts).toEqual(['R1||Zoé']);
    expect(read(`\uFEFF${text}`).texts).toEqual(['R1||Zoé']);
  });

  it('is read by columns that were named by hand', () => {
    const text = 'Wanneer,Wat,Hoeveel\n21/11/2026,Ada,10';
    expect(isWholeLayout(recognise(cells(text)).layout)).toBe(false);
    expect(recognise(cells(text)).table.headings).toEqual(['Wanneer', 'Wat', 'Hoeveel']);
    const named = parseLayout('{"date":"Wanneer","narration":"Wat","amount":"Hoeveel","other":"x","payer":""}');
    expect(named).toEqual({ date: 'Wanneer', narration: 'Wat', amount: 'Hoeveel' });
    expect(read(text, named).rows).toEqual([['2026-11-21', 1_000]]);
    expect([parseLayout('no'), parseLayout('null'), parseLayout('{"date":5}')]).toEqual([{}, {}, {}]);
  });

  it('tells the lines that nobody can read', () => {
    const { rows, unreadable } = read('Date,Credit\n21/11/2026,10.00\n31/02/2026,10.00\n22/11/2026,much\nTotal,20.00');
    expect([rows.length, unreadable]).toEqual([1, [3, 4]]);
  });

  it('has rows that are the same in every file, and equal ones apart', () => {
    const [head, row] = ['Date,Credit,Narration', '21/11/2026,10.00,Ada'];
    const twice = read(`${head}\n${row}\n${row}`).ids;
    expect(new Set(twice).size).toBe(2);
    expect(read(`${head}\n20/11/2026,5.00,Obi\n${row}`).ids[1]).toBe(twice[0]);
  });

  it.each([
    ['a spreadsheet', 'PK\u0003\u0004\u0000'],
    ['one column', 'Date\n21/11/2026'],
    ['nothing', ''],
  ])('is no CSV: %s', (_, text) => expect(decodeCsv(Buffer.from(text))).toBeUndefined());
});
