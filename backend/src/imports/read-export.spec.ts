import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findFiles, readRows } from './read-export.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-read-'));
});
afterAll(() => rm(home, { recursive: true }));

async function read(name: string, content: string | Buffer) {
  const file = path.join(home, name);
  await writeFile(file, content);
  const [found] = await findFiles(file);
  const rows = [];
  if (found) for await (const row of readRows(found)) rows.push(row);
  return rows;
}

const ada = { id: '1', first_name: 'Adá', motivation: 'To grow,\nand "earn"' };

it.each([
  ['CSV', 'profiles.csv', '\uFEFFid,first_name,motivation,state\r\n1,Adá,"To grow,\nand ""earn""",\r\n', 2],
  ['CSV with another sign', 'Profiles.csv', 'id;first_name;motivation\n1;Adá;"To grow,\nand ""earn"""\n', 2],
  ['JSON Lines', 'public.profiles.jsonl', `${JSON.stringify({ ...ada, state: null })}\n`, 1],
  [
    'a plain dump',
    'all.sql',
    'SET x;\nCOPY public.profiles (id, first_name, motivation, "state") FROM stdin;\n1\tAdá\tTo grow,\\nand "earn"\t\\N\n\\.\n\nCOPY public.others (id) FROM stdin;\n2\n\\.\n',
    3,
  ],
])('reads %s', async (_, name, content, row) => {
  expect(await read(name, content)).toEqual([{ table: 'profiles', row, values: ada }]);
});

it('reads bytes that are no UTF-8 as Windows-1252, and says so', async () => {
  const [row] = await read('profiles.csv', Buffer.from('id,first_name\n1,Jos\xe9\n', 'latin1'));
  expect(row).toMatchObject({ values: { first_name: 'José' }, problem: expect.stringContaining('Windows-1252') });
});

it('knows the table of each row in a file of refused ones', async () => {
  const rows = await read('x.refused.csv', 'table,row,problem,id,status\norders,7,was wrong,1,pending\n');
  expect(rows).toEqual([{ table: 'orders', row: 2, values: { id: '1', status: 'pending' } }]);
});

it('tells rows that do not fit their header', async () => {
  expect(await read('orders.csv', 'id,status\n1,pending,more\n')).toMatchObject([
    { problem: expect.stringContaining('3 cells') },
  ]);
  expect(await read('orders.jsonl', '[1]\n')).toMatchObject([{ problem: 'is no JSON object' }]);
});

it('takes a table with addresses for a list of members', async () => {
  expect(await read('people.csv', 'email,first_name\na@example.com,Ada\n')).toMatchObject([{ table: 'members' }]);
  expect(await read('people.txt', 'email\n')).toEqual([]);
});
