import { expect, it } from '@jest/globals';
import { testDatabase } from '../../../test/support/fixtures.js';
import { bigintArray, byteaArray, jsonbArray, textArray, timestamptzArray, uuidArray } from './binary-arrays.js';

const database = testDatabase(1);

const id = '01a2b3c4-d5e6-7f80-9a0b-1c2d3e4f5a6b';
const quoted = '{"a": "b\\"c, {d} ẹ̀kọ́ 🎓 NULL"}';

it.each<[string, Buffer, unknown[]]>([
  ['uuid', uuidArray([id, null]), [id, null]],
  ['text', textArray([quoted, '', 'NULL', null]), [quoted, '', 'NULL', null]],
  ['jsonb', jsonbArray([quoted, null]), [JSON.parse(quoted), null]],
  ['bytea', byteaArray([Buffer.from([0, 255, 92]), Buffer.alloc(0), null]), ['\\x00ff5c', '\\x', null]],
  ['bigint', bigintArray([0, -1, Number.MAX_SAFE_INTEGER, null]), [0, -1, Number.MAX_SAFE_INTEGER, null]],
  [
    'timestamptz',
    timestamptzArray([new Date('2026-03-01T09:00:00.123Z'), new Date('1969-07-20T20:17:40Z'), null]),
    ['2026-03-01T09:00:00.123+00:00', '1969-07-20T20:17:40+00:00', null],
  ],
  ['text', textArray([]), []],
])('PostgreSQL reads an array of %s as it was meant', async (type, array, meant) => {
  const { rows } = await database.pool.query<{ read: unknown }>(
    `select coalesce(to_jsonb($1::${type}[]), '[]') as read, set_config('TimeZone', 'UTC', false)`,
    [array],
  );
  expect(rows[0]?.read).toEqual(meant);
});

it.each(['', 'nobody', id.slice(1), `${id}00`, id.replace('a', 'g')])(
  '"%s" is no uuid, and no other takes its place',
  (text) => {
    expect(() => uuidArray([text, id])).toThrow('no uuid');
  },
);
