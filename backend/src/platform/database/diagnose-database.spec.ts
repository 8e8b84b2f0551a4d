import { describe, expect, it } from '@jest/globals';
import { diagnoseDatabaseError, diagnoseServer } from './diagnose-database.js';
import type { Transaction } from './pool.js';
import { serverName } from './server-name.js';

const answering = (row: object) => ({ query: () => Promise.resolve({ rows: [row] }) }) as unknown as Transaction;

describe('the diagnosis of a server', () => {
  it.each([
    [17, { problem: 'is PostgreSQL 17.6', fix: 'Upgrade the server to 18 or newer.' }],
    [18, undefined],
    [19, undefined],
  ])('of PostgreSQL %d', async (major, diagnosis) => {
    expect(await diagnoseServer(answering({ standby: false, version: `${String(major)}.6`, major }))).toEqual(
      diagnosis,
    );
  });

  it('of a pooler that does not know what it was asked', () => {
    const refusal = Object.assign(new Error('unsupported startup parameter: options'), { code: '08P01' });
    expect(diagnoseDatabaseError(refusal)?.problem).toContain('PgBouncer');
  });

  it.each([
    ['25006', 'takes no writes'],
    ['53100', 'has a full disk'],
  ])('of one that answers %s', (code, problem) => {
    expect(diagnoseDatabaseError(Object.assign(new Error('no'), { code }))?.problem).toBe(problem);
  });
});

it.each([
  ['postgres://ada:secret@[::1]:5432/sankofa', '[::1]:5432/sankofa'],
  ['postgres:///sankofa?host=/var/run/postgresql&password=secret', '/var/run/postgresql/sankofa'],
  ['postgres://ada:secret@%2Fvar%2Frun/sankofa', '/var/run/sankofa'],
])('The server of %s is named without its password', (url, name) => {
  expect(serverName(url)).toBe(name);
});
