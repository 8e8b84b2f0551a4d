import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, expect, it, jest } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { newCreator } from '../../../test/support/creators.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestClient } from '../../../test/support/test-client.js';
import { closeApp } from '../../start/close-app.js';
import { drainConnections } from './drain-connections.js';

const READERS = 4;

let product: TestApp;
let member: TestClient;
beforeAll(async () => {
  product = await startTestApp();
  member = await newCreator(product);
});

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
  const ahead = connect(Number(port), hostname); // a preconnect, as browsers make
  await once(ahead, 'connect');
  await member.get('/api/me');
  const isEmpty = jest.fn();
  product.app.getHttpServer().once('close', isEmpty);
  await drainConnections(product.app);
  expect(isEmpty).toHaveBeenCalled(); // it did not run into the timeout
  await closeApp(product.app);
  await Promise.all(readers);
  expect([...new Set(statuses)]).toEqual([200]);
  expect(await left).toBe('transport close'); // then the client reconnects by itself, to another process
  socket.disconnect();
});

async function ask(url: string, agent: Agent): Promise<{ asked: ClientRequest; answer: IncomingMessage }> {
  const asked = request(url, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { asked, answer };
}

it('says first that it leaves, and answers a while longer whoever has not heard it', async () => {
  const other = await startTestApp();
  const [live, ready] = [`${other.url}/health/live`, `${other.url}/health/ready`];
  const [kept, fresh] = [new Agent({ keepAlive: true }), new Agent()];
  expect((await ask(live, kept)).answer.headers.connection).toBe('keep-alive');
  const closed = closeApp(other.app);
  const onKept = await ask(live, kept);
  expect([onKept.asked.reusedSocket, onKept.answer.statusCode, onKept.answer.headers.connection]).toEqual([
    ...[true, 200, 'close'],
  ]);
  expect((await ask(live, fresh)).answer.statusCode).toBe(200);
  expect((await ask(ready, fresh)).answer.statusCode).toBe(503);
  await closed;
  await expect(ask(live, fresh)).rejects.toThrow('ECONNREFUSED');
});
