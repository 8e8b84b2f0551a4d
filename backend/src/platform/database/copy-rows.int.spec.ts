import { beforeAll, expect, it } from '@jest/globals';
import { testDatabase } from '../../../test/support/fixtures.js';
import { copyRows } from './copy-rows.js';
import { inTransaction } from './pool.js';

const database = testDatabase(1);
beforeAll(async () => {
  await database.pool.query(
    'create table copied (id int primary key, words text, list text[], at timestamptz, yes boolean)',
  );
});

const columns = ['id', 'words', 'list', 'at', 'yes'];
const copy = (rows: unknown[][]): Promise<boolean> =>
  inTransaction(database.pool, (tx) => copyRows(tx, { table: 'copied', columns }, rows));
const stored = async (): Promise<unknown[]> =>
  (await database.pool.query({ text: 'select * from copied order by id', rowMode: 'array' })).rows;

const awkward = ['', '\\N', '\\.', 'a\tb\r\nc\\n', '{"a", b}', 'NULL', 'ẹ̀kọ́ 🎓'];
const rows: unknown[][] = [
  ...awkward.map((text, id) => [id, text, [text, ...awkward], new Date('2026-03-01T09:00:00.123Z'), true]),
  [awkward.length, null, [], null, false],
];

it('copies every value as it is', async () => {
  expect(await copy(rows)).toBe(true);
  expect(await stored()).toEqual(rows);
});

it.each([
  ['that is there already', [0, 'again', [], null, true]],
  ['with a sign that no text can hold', [100, '\u0000', [], null, true]],
])('adds none where it is refused one %s, and lets the transaction go on', async (_, refused) => {
  const isCopied = await inTransaction(database.pool, async (tx) => {
    const answer = await copyRows(tx, { table: 'copied', columns }, [[99, 'new', [], null, true], refused]);
    await tx.query(`update copied set words = 'went on' where id = 1`);
    return answer;
  });
  expect(isCopied).toBe(false);
  expect(await stored()).toEqual(rows.map((row) => (row[0] === 1 ? row.with(1, 'went on') : row)));
});
