import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { proxyTo, type TcpProxy } from '../support/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);
const TAKEOVER_TIMEOUT_MS = 10_000;

let database: TestDatabase;
let line: TcpProxy;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await proxyTo(database.url);
  server = await ServerProcess.on(line.url);
});
afterAll(async () => {
  await server.kill();
  await line.cut();
  await database.drop();
});

it(
  'ends within seconds of being asked to, though its database is gone or silent',
  async () => {
    const took: number[] = [];
    const end = async (): Promise<void> => {
      const begun = performance.now();
      await server.stop();
      took.push(performance.now() - begun);
    };
    for (let round = 0; round < ROUNDS; round++) {
      await server.start();
      await line.cut();
      await end();
      await line.mend();
      await server.start();
      line.stall();
      await end();
      line.resume();
    }
    report(
      `${String(took.length)} ends of a cut-off process, the slowest after ${(Math.max(...took) / 1_000).toFixed(1)} s`,
    );
    expect(Math.max(...took)).toBeLessThan(TAKEOVER_TIMEOUT_MS);
  },
  RUN_TIMEOUT_MS,
);
