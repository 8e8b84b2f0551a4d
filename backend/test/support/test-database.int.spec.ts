import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database.js';

describe('a test database', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([one.drop(), other.drop()]));

  it('is nobody else’s', async () => {
    await query(one.url, 'create table mine (id int)');
    expect(await query(one.url, "select to_regclass('mine')::text as found")).toEqual([{ found: 'mine' }]);
    expect(await query(other.url, "select to_regclass('mine')::text as found")).toEqual([{ found: null }]);
  });
});

async function query(connectionString: string, statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}
