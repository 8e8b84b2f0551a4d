import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { newCreator } from '../../../test/support/creators.js';
import { closeApp } from '../../close-app.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';

const READERS = 4;
const SOON_MS = 8_000;

let product: TestApp;
let member: TestClient;
beforeAll(async () => {
  product = await startTestApp();
  member = await newCreator(product);
});

/** Asks again and again on a connection that stays open, until nobody answers any more. */
async function readUntilRefused(statuses: number[]): Promise<void> {
  for (;;) {
    const answer = await member.get('/api/me').catch(() => undefined);
    if (!answer) return;
    statuses.push(answer.status);
  }
}

async function listen(): Promise<Socket> {
  const socket = io(product.url, { transports: ['websocket'], auth: { token: member.accessToken } });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
}

it('ends soon though visitors never stop asking, and each of them is answered', async () => {
  const socket = await listen();
  const left = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const statuses: number[] = [];
  const readers = Array.from({ length: READERS }, () => readUntilRefused(statuses));
  const { hostname, port } = new URL(product.url);
  const ahead = connect(Number(port), hostname); // as browsers do before they know what to ask for
  await once(ahead, 'connect');
  await member.get('/api/me');
  const begun = performance.now();
  await closeApp(product.app);
  expect(performance.now() - begun).toBeLessThan(SOON_MS);
  await Promise.all(readers);
  expect([...new Set(statuses)]).toEqual([200]);
  expect(await left).toBe('transport close'); // so the client comes back by itself, to another process
  socket.disconnect();
}, 60_000);
