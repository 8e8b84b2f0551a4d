import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { Pool } from '../../src/platform/database/pool.js';
import { idOf } from '../support/businesses.js';
import { eventually } from '../support/eventually.js';
import { settings } from '../support/test-app.js';
import { TestClient } from '../support/test-client.js';
import { checkHistory } from './check-history.js';
import { CommandLoad } from './command-load.js';
import { Instances, START_TIMEOUT_MS } from './instances.js';
import { Journal } from './journal.js';
import { MailLoad } from './mail-load.js';
import { below, RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';

const ROUNDS = rounds(2);
const CLIENTS = 4;
const MAX_REDIS_PAUSE_DELAY_MS = scaled({ short: 1_000, long: 10_000 });

jest.setTimeout(RUN_TIMEOUT_MS);

const instances = new Instances();
let sockets: Socket[];

beforeAll(async () => {
  await instances.start();
  sockets = instances.crowds.map(({ url, creators }) => listening(url, creators[0]!));
}, START_TIMEOUT_MS);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await instances.stop();
});

const heard = new Map<Socket, number>();

function listening(url: string, client: TestClient): Socket {
  const socket = io(url, {
    transports: ['websocket'],
    reconnectionDelayMax: 500,
    auth: (give) => give({ token: client.accessToken }),
  });
  const again = (): void => {
    setTimeout(() => socket.connect(), 200);
  };
  socket.on('connect_error', () => {
    if (!socket.active) again(); // refused, as the server could not reach its database
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again();
  });
  socket.on('changed', () => heard.set(socket, (heard.get(socket) ?? 0) + 1));
  return socket;
}

/** Repeats a fault under a load of commands and mail, then checks what must hold. */
async function underLoad(name: string, fault: () => Promise<void>): Promise<void> {
  const { crowds, observer, post, postgres } = instances;
  const journal = new Journal();
  const loads = crowds.map((crowd) => new CommandLoad(crowd, journal, CLIENTS));
  const mail = new MailLoad(observer, post);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await pause(1_000 + below(2_000));
      await fault();
    }
    await pause(2_000);
  } finally {
    await Promise.all([...loads, mail].map((load) => load.stop()));
  }
  const begun = performance.now();
  const outcomes = journal.outcomes();
  journal.discard();
  const wrongMail = await mail.faults();
  const wrongHistory = await checkHistory(postgres.url, outcomes);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const acknowledged = [...outcomes.values()].filter((outcome) => outcome === 'acknowledged').length;
  report(
    `${name} ${String(ROUNDS)} times: ${String(acknowledged)} of ${String(outcomes.size)} commands acknowledged, ` +
      `${String(mail.size)} mails, ${String(await mail.inDoubt())} in doubt, caught up and checked in ${String(seconds)} s`,
  );
  expect([wrongMail, wrongHistory, loads.flatMap(({ faults }) => faults)]).toEqual([[], [], []]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  await everybodyHears();
}

/** Checks that a change by staff on one server reaches a member's socket on the other. */
async function everybodyHears(): Promise<void> {
  heard.clear();
  for (const [i, { creators }] of instances.crowds.entries()) {
    const other = instances.crowds[1 - i]!;
    const admin = new TestClient(other.url);
    await admin.signIn(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
    await renewToken(creators[0]!);
    await eventually(async () => {
      expect(sockets[i]!.connected).toBe(true);
    });
    await admin.post(`/api/admin/members/${idOf(creators[0]!)}/points`, { delta: 1 });
    await eventually(async () => {
      expect(heard.get(sockets[i]!)).toBeGreaterThan(0);
    });
  }
}

/** A new token for reconnecting, from another device, as a new sign-in here would end the socket's session. */
async function renewToken(creator: TestClient): Promise<void> {
  const device = new TestClient(instances.apis[0]!.url);
  await device.signIn(creator.user!.email);
  creator.accessToken = device.accessToken;
}

it('loses nothing and repeats nothing when each of two servers and two workers is killed in turn', async () => {
  await underLoad('each of four processes killed', async () => {
    for (const api of instances.apis) {
      await api.kill();
      await api.start();
    }
    for (const worker of instances.workers) {
      await worker.kill();
      worker.launch();
      await pause(below(2_000));
    }
  });
});

it('loses nothing when Redis is killed, comes back empty, is flushed, and stands still', () =>
  underLoad('Redis killed, flushed and halted', async () => {
    const { redis } = instances;
    await redis.kill();
    await pause(below(3_000));
    await redis.start();
    await pause(below(3_000));
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    redis.signal('SIGSTOP');
    await pause(1_000 + below(MAX_REDIS_PAUSE_DELAY_MS));
    redis.signal('SIGCONT');
  }));

it('loses nothing when PostgreSQL ends in one way or another, and goes on when it is back', () =>
  underLoad('PostgreSQL ended', async () => {
    const { postgres } = instances;
    const end = [() => postgres.stopFast(), () => postgres.stopAtOnce(), endPostmaster, endSession][below(4)]!;
    await end();
    if (end === endSession) return; // it restarts by itself
    await pause(below(3_000));
    await postgres.start();
  }));

async function endPostmaster(): Promise<void> {
  instances.postgres.kill();
  await pause(500); // its children notice, and exit
}

/** PostgreSQL then ends all sessions, as the dead one may have corrupted shared memory. */
async function endSession(): Promise<void> {
  const sessions = `select pid from pg_stat_activity where backend_type = 'client backend' order by random()`;
  const pool = instances.observer.app.get(Pool, { strict: false });
  const { rows } = await eventually(() => pool.query<{ pid: number }>(sessions)); // it may still be starting
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  await pause(500);
}
