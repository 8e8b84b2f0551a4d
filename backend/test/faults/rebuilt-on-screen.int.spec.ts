import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { v7 as uuidv7 } from 'uuid';

import { replayIn } from '../../src/command-line/replay.js';
import { readConfig } from '../../src/config/config.js';

import { Pool } from '../../src/platform/database/pool.js';
import { createApp } from '../../src/start/create-app.js';
import { settings } from '../support/test-app.js';
import type { TestClient } from '../support/test-client.js';
import { consumersBehind } from './check-read-models.js';
import { CommandLoad, type Crowd, gatherCrowd } from './command-load.js';
import { Journal } from './journal.js';
import { OperatorScreen } from './operator-screen.js';
import { OwnPostgres, OwnRedis } from './own-servers.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);
const EVENTS = 60_000;
const POLL_INTERVAL_MS = 100;

jest.setTimeout(RUN_TIMEOUT_MS);

const postgres = new OwnPostgres();
const redis = new OwnRedis();
let servers: ServerProcess[];
let observer: NestFastifyApplication;
let crowd: Crowd;
let screen: OperatorScreen;

beforeAll(async () => {
  await Promise.all([postgres.start(), redis.start()]);
  const start = (ROLE: string) => ServerProcess.on(postgres.url, { REDIS_URL: redis.url, ROLE });
  const api = await start('api');
  servers = [api, await start('worker'), await start('worker')];
  await api.start();
  observer = await createApp(readConfig({ ...settings, DATABASE_URL: postgres.url, ROLE: 'api' }));
  await observer.init();
  await lookAround(EVENTS);
  for (const worker of servers.slice(1)) worker.launch();
  crowd = await gatherCrowd(api.url, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD, 3);
  screen = await OperatorScreen.open(api.url, crowd.admin);
}, 300_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await redis.stop();
  await postgres.discard();
  await screen.close();
  await observer.close();
});

/** Years of an auditor's views: a log long enough to watch a rebuild. */
async function lookAround(events: number): Promise<void> {
  const auditor = uuidv7();
  await observer.get(Pool).query(
    `with work as (insert into es.streams (stream_id, kind, version, subject_id) values ($1, 'staff-work', $2, $1))
     insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
       correlation_id, command_id, data)
     select $1, n, 1, pg_current_xact_id(), 'PersonalDataViewed', 1, now(), $1, $1, gen_random_uuid(), gen_random_uuid(),
       jsonb_build_object('memberId', gen_random_uuid(), 'view', 'state')
     from generate_series(1, $2::int) n order by n`,
    [auditor, events],
  );
}

/** Members and staff who read pages continuously, and the count of each status. */
class Readers {
  readonly statuses: Record<string, number> = {};
  private isStopped = false;
  private readonly reading: Promise<unknown>;

  constructor({ admin, creators, businesses }: Crowd) {
    const own = ['/api/me', '/api/me/journey', '/api/me/appraisals', '/api/me/points'];
    const lists = ['members', 'kyc', 'orders', 'appraisals', 'queue-counts', 'analytics'];
    this.reading = Promise.all([
      this.read(creators[0]!, own),
      this.read(businesses[0]!, ['/api/me', '/api/me/kyc', '/api/me/orders', '/api/me/tool-requests']),
      this.read(
        admin,
        lists.map((name) => `/api/admin/${name}`),
      ),
    ]);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.reading;
  }

  private async read(client: TestClient, pages: readonly string[]): Promise<void> {
    while (!this.isStopped) {
      for (const page of pages) {
        const { status } = await client.get(page);
        this.statuses[status] = (this.statuses[status] ?? 0) + 1;
      }
    }
  }
}

/** Starts a rebuild of all read models. Returns the counts and percentages that the screen showed meanwhile. */
async function rebuildAll(): Promise<{ toGo: Set<number>; percents: Set<number> }> {
  const { page } = screen;
  const button = page.getByRole('button', { name: 'Rebuild all read models' });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild all' }).click();
  const running = page.getByRole('status').filter({ hasText: /rebuilds? to go/ });
  await running.waitFor();
  const shown = { toGo: new Set<number>(), percents: new Set<number>() };
  while (!(await button.isVisible())) {
    for (const text of await running.allTextContents()) shown.toGo.add(Number.parseInt(text, 10));
    for (const bar of await page.getByRole('progressbar').all()) {
      const percent = await bar.getAttribute('aria-valuenow', { timeout: POLL_INTERVAL_MS }).catch(() => null);
      if (percent !== null) shown.percents.add(Number(percent));
    }
    await pause(POLL_INTERVAL_MS);
  }
  return shown;
}

it('rebuilds every read model from the screen while people read and write, and nobody notices', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const journal = new Journal();
    const load = new CommandLoad(crowd, journal, 3);
    const readers = new Readers(crowd);
    const begun = performance.now();
    const { toGo, percents } = await rebuildAll();
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    await Promise.all([load.stop(), readers.stop()]);
    const commands = [...journal.outcomes().values()];
    journal.discard();
    report(
      `all rebuilt from the screen in ${seconds} s, ${String(toGo.size)} numbers and ${String(percents.size)} percents ` +
        `shown; ${String(commands.length)} commands, reads ${JSON.stringify(readers.statuses)}`,
    );
    expect(toGo.size).toBeGreaterThan(1);
    expect([...percents].some((percent) => percent > 0 && percent < 100)).toBe(true);
    expect({ unavailable: load.unavailable, faults: load.faults }).toEqual({ unavailable: 0, faults: [] });
    expect(commands.filter((outcome) => outcome === 'acknowledged').length).toBeGreaterThan(10);
    expect(Object.keys(readers.statuses)).toEqual(['200']);
    expect(await consumersBehind(observer)).toEqual([]);
    expect(await replayIn(observer, { names: [], compare: true }, () => undefined)).toBe(0);
  }
});
