import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cacheFor, causeIn, prepareData, writeSettings } from './postgres-data.mjs';

const GB = 1024 ** 3;

describe('the data of the packaged PostgreSQL', () => {
  let home;
  const user = { own: () => undefined };
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'sankofa-data-'));
    mkdirSync(path.join(home, 'postgres'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it.each([
    [0.25 * GB, '128MB'],
    [2 * GB, '512MB'],
    [64 * GB, '1024MB'],
  ])('is cached in a quarter of %d bytes, within bounds', (memory, cache) => {
    expect(cacheFor(memory)).toBe(cache);
  });

  it('gets its settings at each start, and what one run sets besides', () => {
    writeSettings(home, { port: 5433, fsync: 'off' });
    const lines = readFileSync(path.join(home, 'postgresql.conf'), 'utf8').split('\n');
    expect(lines).toEqual(expect.arrayContaining([`port = '5433'`, `fsync = 'off'`, `full_page_writes = 'on'`]));
    expect(lines).not.toContain(`fsync = 'on'`);
  });

  it('is refused when another version wrote it', async () => {
    writeFileSync(path.join(home, 'postgres/PG_VERSION'), '17\n');
    await expect(prepareData(home, { major: '18' }, user)).rejects.toThrow('was written by PostgreSQL 17');
  });

  it('is refused without its password, and taken with it', async () => {
    writeFileSync(path.join(home, 'postgres/PG_VERSION'), '18\n');
    await expect(prepareData(home, { major: '18' }, user)).rejects.toThrow('but not postgres.password');
    writeFileSync(path.join(home, 'postgres.password'), 'word\n');
    expect(await prepareData(home, { major: '18' }, user)).toEqual({
      data: path.join(home, 'postgres'),
      password: 'word',
    });
  });

  it.each([
    ['x\nFATAL:  lock file "postmaster.pid" exists\nhint', 'lock file "postmaster.pid" exists'],
    ['initdb: error: could not write: No space left on device', 'the disk is full'],
    ['something else', 'something else'],
  ])('tells why it failed: %j', (output, cause) => {
    expect(causeIn(output, home)).toBe(cause);
  });
});
