import { expect, it, jest } from '@jest/globals';
import type { Pool } from '../database/pool.js';
import { ListeningPool } from './listening-pool.js';

const NOTIFY = 'SELECT pg_notify($1, $2)'; // as socket.io's adapter sends it
const open = () => {
  const query = jest.fn<(text: string, values: unknown[]) => Promise<void>>().mockResolvedValue();
  const end = jest.fn(() => Promise.resolve());
  return { query, end, pool: new ListeningPool({ query, end } as unknown as Pool, () => undefined) };
};

it('says at once what is to be said at the same time, and asks for anything else at once', async () => {
  const { query, pool } = open();
  const said = ['a', 'b', 'c'].map((payload) => pool.query(NOTIFY, ['socket', payload]));
  await pool.query('select 1', []);
  expect(query.mock.calls).toEqual([['select 1', []]]);
  await Promise.all(said);
  expect(query).toHaveBeenCalledTimes(2);
  expect(query.mock.calls[1]).toEqual([
    expect.stringContaining('pg_notify'),
    [
      ['socket', 'socket', 'socket'],
      ['a', 'b', 'c'],
    ],
  ]);
  await pool.query(NOTIFY, ['socket', 'd']);
  expect(query.mock.calls[2]?.[1]).toEqual([['socket'], ['d']]);
});

it('says what is left before it ends, and tells whoever said what could not be said', async () => {
  const { query, end, pool } = open();
  query.mockRejectedValueOnce(new Error('away'));
  const said = pool.query(NOTIFY, ['socket', 'a']);
  const ended = pool.end();
  await expect(said).rejects.toThrow('away');
  await ended;
  expect(end).toHaveBeenCalledTimes(1);
});
