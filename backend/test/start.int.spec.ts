import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { hostname } from 'node:os';
import { describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';

import { ConfigError } from '../src/platform/config/settings-reader.js';
import { bootstrap } from '../src/start/bootstrap.js';
import { eventually } from './support/eventually.js';
import { settings } from './support/test-app.js';
import { createTestDatabase } from './support/test-database.js';

const refusalOf = (env: NodeJS.ProcessEnv): Promise<unknown> =>
  bootstrap({ ...settings, ...env }).catch((e: unknown) => e);

describe('a start', () => {
  it('names all that it cannot use at once, without passwords', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    const refusal = await refusalOf({
      DATABASE_URL: 'postgresql://sankofa:hidden@localhost:9/product',
      REDIS_URL: 'redis://:hidden@127.0.0.1:9',
      HOST: '127.0.0.1',
      PORT: String(port),
      ERASURE_LIST: '/nowhere/erased',
    });
    stranger.close();
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as ConfigError).problems).toEqual([
      'DATABASE_URL: localhost:9/product does not answer (ECONNREFUSED). Start the server, or set DATABASE_URL to where it is.',
      'REDIS_URL: 127.0.0.1:9 does not answer (ECONNREFUSED). Start the server, or set REDIS_URL to where it is.',
      `PORT: ${String(port)} is taken. Stop what listens there, or choose another.`,
      expect.stringMatching(/^ERASURE_LIST cannot be written .*\. Make its folder, writable for the product\.$/),
    ]);
  });

  it.each([
    [
      'a password',
      (url: URL) => (url.password = 'wrong'),
      /refuses \(password authentication failed for user .*Correct/,
    ],
    [
      'a database',
      (url: URL) => (url.pathname = '/missing'),
      /refuses \(database "missing" does not exist\)\. Correct/,
    ],
    ['TLS', (url: URL) => (url.search = '?sslmode=verify-full'), /cannot be used \(The server does not support SSL/],
  ])('says that the server does not know %s', async (_, change, says) => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    change(url);
    expect(await refusalOf({ DATABASE_URL: url.href, PORT: '0' })).toMatchObject({
      problems: [expect.stringMatching(says)],
    });
    await database.drop();
  });

  it('names the address of the owner, where that is the one it cannot use', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    url.pathname = 'elsewhere';
    const refusal = await refusalOf({ DATABASE_URL: database.url, MIGRATION_DATABASE_URL: url.href, PORT: '0' });
    await database.drop();
    expect(refusal).toMatchObject({
      problems: [expect.stringMatching(/^MIGRATION_DATABASE_URL: .+elsewhere refuses .+ in MIGRATION_DATABASE_URL\./)],
    });
  });

  it('says which right its user lacks, and how to give it', async () => {
    const database = await createTestDatabase();
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(`create role stranger login password 'stranger'`);
    const url = new URL(database.url);
    url.username = url.password = 'stranger';
    const refusal = await refusalOf({ DATABASE_URL: url.href, PORT: '0' });
    await owner.query('drop role stranger');
    await owner.end();
    await database.drop();
    expect(refusal).toMatchObject({
      problems: [expect.stringMatching(/refuses \(permission denied .+\)\. Make the user of DATABASE_URL its owner/)],
    });
  });

  it('says what to do with a database of before the first release', async () => {
    const database = await createTestDatabase();
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(`update schema_migrations set name = '0001-log' where name = '0001-event-store'`);
    await owner.end();
    const refusal = await refusalOf({ DATABASE_URL: database.url, PORT: '0' });
    await database.drop();
    expect(refusal).toMatchObject({
      problems: [
        expect.stringMatching(/was made before the first release.+\. Move the data folder \(\.data\) away, or/),
      ],
    });
  });
});

it('A start tells of a mail server that is away, and of a database that forgets in a crash, and goes on', async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const env = { ...settings, DATABASE_URL: database.url, PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'warn' };
  const product = await bootstrap(env);
  const told = (words: string) =>
    lines.filter((line) => line.includes(words)).map((line) => JSON.parse(line) as object);
  await eventually(async () => {
    await Promise.resolve();
    expect(told('SMTP_URL does not answer')).toHaveLength(1);
  });
  expect(told('DATABASE_URL fsync, full_page_writes, synchronous_commit: off')).toMatchObject([
    { level: 'warn', role: 'all', version: expect.stringMatching(/^\d/), host: hostname() },
  ]);
  written.mockRestore();
  await product.close();
  await database.drop();
});
