import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { appraisalForm } from '../support/creators.js';
import { settings } from '../support/test-app.js';
import { registration, type TestAnswer, TestClient } from '../support/test-client.js';
import { OwnPostgres, OwnRedis } from './own-servers.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';
import { SmallProxy } from './small-proxy.js';

const ROUNDS = rounds(10);
const MEMBERS_AT_ONCE = 3;
/** Completed journeys before the next process is killed. */
const BETWEEN_FAULTS = 3;
const RECOVERY_TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = 100;

jest.setTimeout(RUN_TIMEOUT_MS);

const postgres = new OwnPostgres();
const redis = new OwnRedis();
let apis: ServerProcess[];
let workers: ServerProcess[];
let proxy: SmallProxy;

/** As in docker-compose.yml: two APIs, two workers, and a proxy before them. */
beforeAll(async () => {
  await Promise.all([postgres.start(), redis.start()]);
  const start = (ROLE: string) => ServerProcess.on(postgres.url, { REDIS_URL: redis.url, ROLE });
  apis = [await start('api'), await start('api')];
  workers = [await start('worker'), await start('worker')];
  for (const api of apis) await api.start();
  for (const worker of workers) worker.launch();
  proxy = await SmallProxy.before(apis.map(({ url }) => url));
});
afterAll(async () => {
  proxy.close();
  await Promise.all([...apis, ...workers].map((server) => server.stop()));
  await redis.stop();
  await postgres.discard();
});

let repeats = 0;
const journeys: number[] = [];
const failures: string[] = [];
const ends = new EventEmitter();

/**
 * Like a browser: repeats unanswered requests, a command under the same key. Also repeats a read until the data is
 * there, as the worker that fills the list may have died.
 */
async function ask<Body>(send: () => Promise<TestAnswer<Body>>, isEnough: (body: Body) => boolean = () => true) {
  for (const deadline = performance.now() + RECOVERY_TIMEOUT_MS; ; ) {
    const answer = await send().catch(() => undefined);
    const isLost = answer === undefined || [502, 503, 504].includes(answer.status);
    const isThere = answer !== undefined && answer.status < 300;
    if (isThere && isEnough(answer.body)) return answer.body;
    if (!isThere && !isLost && answer.status !== 404)
      throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    if (isLost) repeats++;
    if (performance.now() > deadline) throw new Error(`Not in time: ${JSON.stringify(answer?.body)}`);
    await pause(RETRY_DELAY_MS);
  }
}

function command<Body>(client: TestClient, path: string, body: object, from: string): Promise<Body> {
  const headers = { 'idempotency-key': uuidv7(), 'x-forwarded-for': from };
  return ask(() => client.post<Body>(path, body, headers));
}

/** A creator registers, becomes Pro, submits the first day, and sees the points. */
async function journey(admin: TestClient, number: number): Promise<void> {
  const from = `10.1.${String(number >> 8)}.${String(number & 255)}`;
  const creator = new TestClient(proxy.url);
  type Opened = { accessToken: string; user: { id: string } };
  const { accessToken, user } = await command<Opened>(creator, '/api/auth/register', registration(), from);
  creator.accessToken = accessToken;
  await command(admin, `/api/admin/members/${user.id}/upgrade`, {}, from);
  const me = () => creator.get<{ profileStatus: string; points: number }>('/api/me');
  await ask(me, ({ profileStatus }) => profileStatus === 'pro');
  type Submitted = { appraisalId: string };
  const { appraisalId } = await command<Submitted>(creator, '/api/me/appraisals', appraisalForm(), from);
  await command(admin, `/api/admin/appraisals/${appraisalId}/approve`, { points: 10 }, from);
  await ask(me, ({ points }) => points >= 10);
}

async function walkUntil(isOver: () => boolean, admin: TestClient): Promise<void> {
  while (!isOver()) {
    const begun = performance.now();
    const number = journeys.push(0);
    await journey(admin, number).catch((error: unknown) => failures.push(String(error)));
    journeys[number - 1] = performance.now() - begun;
    ends.emit('end');
  }
}

const ended = (): number => journeys.filter((ms) => ms > 0).length;

/** Waits for journeys instead of a time, as a busy machine takes longer. */
async function moreJourneys(): Promise<void> {
  const enough = ended() + BETWEEN_FAULTS;
  while (ended() < enough) await once(ends, 'end');
}

it('brings every journey to its end while each of the four processes is killed in turn', async () => {
  const admin = new TestClient(proxy.url);
  await admin.signIn(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
  let isOver = false;
  const walking = Promise.all(Array.from({ length: MEMBERS_AT_ONCE }, () => walkUntil(() => isOver, admin)));
  await moreJourneys();
  const calm = journeys.filter((ms) => ms > 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of [apis[0]!, workers[0]!, apis[1]!, workers[1]!]) {
      await server.kill();
      await moreJourneys();
      if (apis.includes(server)) await server.start();
      else server.launch();
    }
  }
  isOver = true;
  await walking;
  const sorted = journeys.toSorted((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor(sorted.length * share)] ?? 0) / 1_000).toFixed(1);
  const { passedOn, brokenOff } = proxy.figures;
  report(
    `${String(ROUNDS * 4)} kills: ${String(journeys.length)} journeys, ${String(failures.length)} failed, ` +
      `median ${at(0.5)} s, 99 % ${at(0.99)} s (${(Math.max(...calm) / 1_000).toFixed(1)} s before the first kill); ` +
      `the proxy passed ${String(passedOn)} requests on and lost ${String(brokenOff)} answers, ` +
      `${String(repeats)} requests were repeated`,
  );
  expect(failures).toEqual([]);
  expect(passedOn + brokenOff).toBeGreaterThan(0);
});
