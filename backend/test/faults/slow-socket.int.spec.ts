import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { type ChangedMessage, LiveUpdates } from '../../src/platform/live-updates/live-updates.js';
import { idOf } from '../support/businesses.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClient } from '../support/test-client.js';
import { type Footprint, footprintOf, grown } from './footprint.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';
import { ServerProcess } from './server-process.js';
import { SlowReader } from './slow-reader.js';

const ROUNDS = rounds(1);
const MESSAGE_BYTES = 4_000;
const AT_ONCE = 25;
const SEND_INTERVAL_MS = 10;
const MEGABYTE = 1_000_000;
/** A megabyte in the process, plus the buffers of both ends. */
const MAX_SENT_BYTES = 20 * MEGABYTE;
const OTHERS_TIMEOUT_MS = scaled({ short: 60_000, long: 5_000 });

let elsewhere: TestApp;
let server: ServerProcess;
let slow: TestClient;
let quick: TestClient;
let socket: Socket;
const heard = new Set<string>();
beforeAll(async () => {
  elsewhere = await startTestApp({ ROLE: 'api' });
  server = await ServerProcess.on(elsewhere.config.databaseUrl);
  await server.start();
  [slow, quick] = [new TestClient(server.url), new TestClient(server.url)];
  await slow.register();
  await quick.register();
  socket = io(server.url, { transports: ['websocket'], auth: { token: quick.accessToken } });
  socket.on('changed', ({ id }: ChangedMessage) => heard.add(id));
  await eventually(async () => expect(socket.connected).toBe(true));
});
afterAll(async () => {
  socket.disconnect();
  await server.stop();
  await elsewhere.close();
});

const tell = (member: TestClient, ...ids: string[]): void => {
  const to = { member: idOf(member) };
  const live = elsewhere.app.get(LiveUpdates, { strict: false });
  live.announce(ids.map((id) => ({ topic: 'points-ledger', id, position: '1.1.1', to })));
};

/** Sends messages to the slow client until it is dropped. Returns the bytes sent, and the longest wait of the other. */
async function flood(): Promise<{ bytes: number; slowestMs: number }> {
  const reader = await SlowReader.on(server.url, slow.accessToken ?? '');
  let [bytes, slowestMs] = [0, 0];
  while (!reader.isGone && bytes < MAX_SENT_BYTES) {
    const id = randomUUID();
    tell(slow, ...Array.from({ length: AT_ONCE }, (_, i) => String(i).padEnd(MESSAGE_BYTES, 'x'))); // no duplicates
    tell(quick, id);
    bytes += AT_ONCE * MESSAGE_BYTES;
    const begun = performance.now();
    await eventually(async () => expect(heard.has(id)).toBe(true));
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    await pause(SEND_INTERVAL_MS);
  }
  const { isGone } = reader;
  reader.close();
  expect(isGone).toBe(true);
  return { bytes, slowestMs };
}

interface Floods {
  readonly most: number;
  readonly slowestMs: number;
  readonly least: Footprint;
}

/** Memory grows until garbage collection, so only the minimum over many floods shows a leak. */
async function floods(): Promise<Floods> {
  const all: Awaited<ReturnType<typeof flood>>[] = [];
  const sizes: Footprint[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    all.push(await flood());
    sizes.push(footprintOf(server.pid));
  }
  return {
    most: Math.max(...all.map(({ bytes }) => bytes)),
    slowestMs: Math.max(...all.map(({ slowestMs }) => slowestMs)),
    least: {
      megabytes: Math.min(...sizes.map(({ megabytes }) => megabytes)),
      handles: Math.min(...sizes.map(({ handles }) => handles)),
    },
  };
}

const sizeOf = ({ least: { megabytes, handles } }: Floods): string =>
  `${megabytes.toFixed(0)} MB and ${String(handles)} handles`;

it(
  'drops a client that hardly reads, keeps no more than a megabyte for it, and the others hear all the same',
  async () => {
    const first = await floods(); // the process has reached its size after this
    const second = await floods();
    const most = Math.max(first.most, second.most) / MEGABYTE;
    const slowest = Math.max(first.slowestMs, second.slowestMs);
    report(
      `${String(2 * ROUNDS)} slow sockets, dropped after ${most.toFixed(1)} MB at most, others heard within ` +
        `${slowest.toFixed(0)} ms; of two halves the least was ${sizeOf(first)} and ${sizeOf(second)}`,
    );
    expect(grown(first.least, second.least)).toEqual([]);
    expect(slowest).toBeLessThan(OTHERS_TIMEOUT_MS);
  },
  RUN_TIMEOUT_MS,
);
