import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ExportFile, findFiles, readRows } from './read-export.js';
import { writeRefused } from './refused-file.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-read-'));
});
afterAll(() => rm(home, { recursive: true }));

async function read(name: string, content: string | Buffer) {
  const file = path.join(home, name);
  await writeFile(file, content);
  const [found] = (await findFiles(file)).files;
  return found ? rowsOf(found) : [];
}

async function rowsOf(file: ExportFile, passOver: (table: string) => void = () => undefined) {
  const rows = [];
  for await (const row of readRows(file, passOver)) rows.push(row);
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
  ['a list in JSON', 'profiles.json', JSON.stringify([{ ...ada, state: null }]), 1],
  [
    'a dump with INSERT',
    'inserts.sql',
    `-- what the users' screens show
INSERT INTO "public"."others" ("id") VALUES ('it''s; (not) ours');
INSERT INTO "public"."profiles" ("id", "first_name", "motivation", "state") VALUES
\t(1, 'Adá', 'To grow,
and "earn"', NULL);
SELECT 1;
`,
    4,
  ],
])('reads %s', async (_, name, content, row) => {
  expect(await read(name, content)).toEqual([{ table: 'profiles', row, values: ada }]);
});

it('takes texts, numbers, casts and NULL apart, many rows to a statement', async () => {
  const rows = await read(
    'more.sql',
    `INSERT INTO orders (id, order_details, status, created_at, paid) VALUES ('a', '{"toolName": "It''s (one), two; three"}'::jsonb, E'pen\\tding', '2025-03-01 09:30:00+00', true), ('b', NULL, 'x', NULL, -1.5);
INSERT INTO orders (id) OVERRIDING SYSTEM VALUE VALUES ('c');`,
  );
  expect(rows.map(({ values }) => values)).toEqual([
    {
      id: 'a',
      order_details: '{"toolName": "It\'s (one), two; three"}',
      status: 'pen\tding',
      created_at: '2025-03-01 09:30:00+00',
      paid: 'true',
    },
    { id: 'b', status: 'x', paid: '-1.5' },
    { id: 'c' },
  ]);
});

it.each([
  ['values on lines of their own', "(id, first_name)\nVALUES\n  ('1',\n   'Ada');", { id: '1', first_name: 'Ada' }],
  [
    'a conflict clause',
    "(id, first_name) VALUES ('1', 'Ada') ON CONFLICT (id) DO NOTHING;",
    { id: '1', first_name: 'Ada' },
  ],
  [
    'dollar quotes',
    "(id, first_name) VALUES ('1', $$it's; (Ada)\n$$), ('2', $q$$$$q$);",
    { id: '1', first_name: "it's; (Ada)\n" },
  ],
  [
    'casts of several words',
    "(id, at, n) VALUES ('1', '2025-01-01'::timestamp without time zone, 5::numeric(10,2));",
    { id: '1', at: '2025-01-01', n: '5' },
  ],
  ['comments', "-- it's ours\n(id /* the key's */) VALUES ('1'); -- don't", { id: '1' }],
  ['a text that ends in a quote', "(id, first_name) VALUES ('1', 'Ada''\n');", { id: '1', first_name: "Ada'\n" }],
  ['quoted names', `("id", "first_name") VALUES (E'1', 'A\\da');`, { id: '1', first_name: 'A\\da' }],
  ['lower case', "(id) values ('1');", { id: '1' }],
])('reads INSERT with %s', async (name, statement, values) => {
  const rows = await read(`${name}.sql`, `\\restrict x'y\nINSERT INTO public.profiles ${statement}\nSELECT 'x';\n`);
  expect(rows[0]).toMatchObject({ table: 'profiles', values });
  expect(rows.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

it.each([
  ['an INSERT without columns', "INSERT INTO profiles VALUES ('1', 'Ada');", 'comes without the names of its columns'],
  [
    'a value to compute',
    'INSERT INTO profiles (id, at) VALUES (gen_random_uuid(), now());',
    'computes id, at: write the value',
  ],
  ['a value too few', "INSERT INTO profiles (id, at) VALUES ('1');", 'has 1 values, and 2 columns'],
  ['a COPY of a cell too few', 'COPY profiles (id, at) FROM stdin;\n1\n\\.\n', 'has 1 values, and 2 columns'],
  ['a COPY that is cut off', 'COPY profiles (id) FROM stdin;\n', 'is where the file ends, in the middle'],
  [
    'an INSERT that is cut off in a text',
    "INSERT INTO profiles (id) VALUES ('1",
    'is where the file ends, in the middle',
  ],
  [
    'an INSERT that is cut off between rows',
    'INSERT INTO profiles (id) VALUES\n',
    'is where the file ends, in the middle',
  ],
])('tells of %s', async (_, content, problem) => {
  expect(await read('broken.sql', content)).toMatchObject([
    { table: 'profiles', problem: expect.stringContaining(problem) },
  ]);
});

it('names the tables of a dump that are not brought along, if they have rows', async () => {
  const content =
    'COPY auth.sessions (id) FROM stdin;\n1\n\\.\nCOPY auth.empty (id) FROM stdin;\n\\.\nINSERT INTO notes (id) VALUES (1), (2);\n';
  await writeFile(path.join(home, 'others.sql'), content);
  const named = new Set<string>();
  expect(
    await rowsOf({ file: path.join(home, 'others.sql'), table: undefined, isAlone: true }, (table) => named.add(table)),
  ).toEqual([]);
  expect([...named]).toEqual(['auth.sessions', 'notes']);
});

it.each([
  ['profiles.csv', 'id\tfirst_name\r\n1\tAdá\r\n'],
  ['profiles.json', '[{"id":"1","first_name":"Adá"}]'],
  ['utf-16.sql', "INSERT INTO profiles (id, first_name) VALUES ('1', 'Adá');"],
])('reads UTF-16, as spreadsheets save it: %s', async (name, content) => {
  const rows = await read(name, Buffer.from(`\uFEFF${content}`, 'utf16le'));
  expect(rows).toMatchObject([{ table: 'profiles', values: { id: '1', first_name: 'Adá' } }]);
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

it('leaves out what a folder holds besides, also where it has addresses, and names it', async () => {
  const folder = path.join(home, 'export');
  await mkdir(path.join(folder, 'more.csv'), { recursive: true });
  for (const name of ['newsletter.csv', 'profiles.csv', 'notes.xlsx'])
    await writeFile(path.join(folder, name), 'id,email\n1,a@example.com\n');
  const { files, others } = await findFiles(folder);
  const rows = await Promise.all(files.map((file) => rowsOf(file)));
  expect(files.map(({ file }, i) => [path.basename(file), rows[i]?.length])).toEqual([
    ['newsletter.csv', 0],
    ['profiles.csv', 1],
  ]);
  expect(others.map((file) => path.basename(file))).toEqual(['notes.xlsx']);
});

it('takes a table with addresses for a list of members', async () => {
  expect(await read('people.csv', 'email,first_name\na@example.com,Ada\n')).toMatchObject([{ table: 'members' }]);
  expect(await read('people.txt', 'email\n')).toEqual([]);
});

it.each([
  '\uFEFFE-mail Address,First Name,Surname,Phone number,Type',
  'emailAddress,firstName,lastName,phoneNumber,membershipType',
])('knows the columns of a list by what people write over them: %s', async (header) => {
  const written = `${header}\na@example.com,Ada,Obi,0803,Creator\n`;
  const values = {
    email: 'a@example.com',
    first_name: 'Ada',
    last_name: 'Obi',
    phone: '0803',
    membership_type: 'Creator',
  };
  for (const name of ['people.csv', 'Members.csv'])
    expect(await read(name, written)).toEqual([{ table: 'members', row: 2, values }]);
});

it('names the columns of a list that are not brought along', async () => {
  await writeFile(path.join(home, 'people.csv'), 'Name,Email,Sex,Province,Shoe size\nAda,a@example.com,F,Gauteng,38\n');
  const named: string[] = [];
  const [row] = await rowsOf({ file: path.join(home, 'people.csv'), table: undefined, isAlone: true }, (name) => {
    named.push(name);
  });
  expect(row?.values).toMatchObject({ full_name: 'Ada', gender: 'F', state: 'Gauteng' });
  expect(named).toEqual(['column shoe_size']);
});

it('reads back what it refused, of which a spreadsheet runs nothing', async () => {
  const values = {
    id: '1',
    motivation: '=HYPERLINK("x")\nand more',
    phone: '+2348031234567',
    points: '-5',
    state: "'Oyo",
  };
  const to = createWriteStream(path.join(home, 'export.refused.csv'));
  writeRefused(to, [{ row: { table: 'profiles', row: 7, values }, problems: ['was wrong'] }]);
  await finished(to);
  expect(await readFile(path.join(home, 'export.refused.csv'), 'utf8')).not.toMatch(/(^|[,"\n])[=+\-]/m);
  const [file] = (await findFiles(path.join(home, 'export.refused.csv'))).files;
  expect(file && (await rowsOf(file))).toEqual([{ table: 'profiles', row: 2, values }]);
});
