import { afterAll, beforeAll } from '@jest/globals';
import { openPool, type Pool } from '../../src/platform/database/pool.js';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.js';
import { startTestApp, type TestApp } from './test-app.js';
import { TestClient } from './test-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

// Fixtures that last from a spec's first test to its last.

type Settings = Parameters<typeof startTestApp>[0];

/** The product. A function can supply settings that only `beforeAll` knows. */
export function testApp(
  settings: Settings | (() => Settings) = {},
  options?: Parameters<typeof startTestApp>[1],
): TestApp {
  const product = {} as TestApp;
  beforeAll(async () => {
    Object.assign(product, await startTestApp(typeof settings === 'function' ? settings() : settings, options));
  });
  afterAll(() => product.close());
  return product;
}

export function testAppWithMail(settings: Settings = {}): { product: TestApp; post: TestSmtpServer } {
  const post = {} as TestSmtpServer;
  beforeAll(async () => {
    Object.assign(post, await startSmtpServer());
  });
  const product = testApp(() => ({ SMTP_URL: post.url, ...settings }));
  afterAll(() => post.close());
  return { product, post };
}

export function adminOf(product: TestApp): TestClient {
  const admin = new TestClient('');
  beforeAll(async () => {
    Object.assign(admin, await product.admin());
  });
  return admin;
}

/** A database without the product, with a pool of `max` connections. */
export function testDatabase(max: number): TestDatabase & { readonly pool: Pool } {
  const database = {} as TestDatabase & { pool: Pool };
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase());
    database.pool = openPool({ url: database.url, max, name: 'test' });
  });
  afterAll(async () => {
    await database.pool.end();
    await database.drop();
  });
  return database;
}
