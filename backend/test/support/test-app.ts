import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ProductConfig, readConfig } from '../../src/config/config.js';
import { strength } from '../../src/modules/identity/passwords/passwords.js';
import { type AppOptions, startApp } from '../../src/start/create-app.js';

import { TestClient } from './test-client.js';
import { TestClock } from './test-clock.js';
import { createTestDatabase } from './test-database.js';

/** The whole product on a free port, with its own database and a clock that the test moves. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly clock: TestClock;
  readonly config: ProductConfig;
  readonly url: string;
  /** A visitor with empty cookies. */
  visitor(): TestClient;
  admin(): Promise<TestClient>;
  close(): Promise<void>;
}

/** Settings that all tests share. Each has its own database. */
export const settings = {
  PUBLIC_URL: 'http://localhost',
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
  MAX_OPEN_REQUESTS: '1000',
  JWT_SECRET: 'the secret of the tests, long enough',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  SEAL_KEY: Buffer.alloc(32, 9).toString('base64'),
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 5).toString('base64'),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'kola nuts at dawn',
  LOG_LEVEL: 'error',
  EMAIL_VERIFICATION: 'off',
  STAFF_SECOND_FACTOR: 'off',
};

interface TestAppOptions extends Pick<AppOptions, 'frontEnd'> {
  /** Long, so that no test on a busy machine reads old data after its command. */
  readonly readModelTimeoutMs?: number;
}

/** Starts the product as one process. `overrides` change its settings. */
export async function startTestApp(
  overrides: Readonly<Record<string, string>> = {},
  { readModelTimeoutMs = 8_000, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  Object.assign(strength, { memoryCost: 64, timeCost: 1 }); // cheap, as hashing would take a tenth of the tests' time
  const database = await createTestDatabase();
  const read = readConfig({ ...settings, DATABASE_URL: database.url, ...overrides });
  const config = { ...read, readModelTimeoutMs };
  const clock = new TestClock();
  const app = await startApp(config, { ...options, clock });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    app,
    clock,
    config,
    url,
    visitor: () => new TestClient(url),
    admin: async () => {
      const admin = new TestClient(url);
      await admin.signIn(config.adminEmail, config.adminPassword);
      return admin;
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
