import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { onSendHookHandler } from 'fastify';
import { withTimeout } from '../concurrency/with-timeout.js';
import { CONFIG, type Config } from '../config/config.js';
import { LiveUpdates } from '../live-updates/live-updates.js';

/** A proxy may send a request on an idle connection just as it is closed. */
const DRAIN_DELAY_MS = 2_000;
const DRAIN_TIMEOUT_MS = 10_000;
const IDLE_CHECK_INTERVAL_MS = 50;

/** A proxy's first request follows its connection at once, but a busy machine may take a while to read it. */
const UNUSED_TIMEOUT_MS = 1_000;

const acceptances = new WeakMap<Server, Map<Socket, number>>();
const draining = new WeakSet<Server>();

export const isDraining = (server: Server): boolean => draining.has(server);

export function trackConnections(server: Server): void {
  const sockets = new Map<Socket, number>();
  acceptances.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.set(socket, performance.now());
    Reflect.get(socket, 'remoteAddress'); // read now, as Node caches it: after the disconnect it would be unknown
    socket.once('close', () => sockets.delete(socket));
  });
}

/**
 * Keeps serving for a while, as a proxy sends new requests on kept connections. Then refuses new connections,
 * closes sockets and finishes open requests. The demo has no proxy, so it skips the wait.
 */
export async function drainConnections(app: NestFastifyApplication): Promise<void> {
  const server: Server = app.getHttpServer();
  if (!server.listening) return;
  draining.add(server);
  const { demo } = app.get<Config>(CONFIG, { strict: false });
  if (!demo) await pause(DRAIN_DELAY_MS);
  await afterReading(); // a connection is idle only once what has arrived on it was read
  const empty = once(server, 'close');
  server.close();
  app.get(LiveUpdates).closeSockets();
  const closeIdle = () => {
    server.closeIdleConnections();
    closeUnusedSockets(server);
  };
  const closing = setInterval(() => setImmediate(closeIdle), IDLE_CHECK_INTERVAL_MS);
  await withTimeout(DRAIN_TIMEOUT_MS, empty);
  clearInterval(closing);
}

/** Closes preconnected sockets of browsers, which Node does not count as idle until their first request. */
export function closeUnusedSockets(server: Server, now = performance.now()): void {
  for (const [socket, acceptedAt] of acceptances.get(server) ?? [])
    if (socket.bytesRead === 0 && now - acceptedAt > UNUSED_TIMEOUT_MS) socket.destroy();
}

export const closeConnectionWhileDraining: onSendHookHandler = (_, reply, payload, done) => {
  if (isDraining(reply.server.server)) void reply.header('Connection', 'close');
  done(null, payload);
};
