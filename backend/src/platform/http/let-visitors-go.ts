import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { within } from '../background/within.js';
import { LiveUpdates } from '../live-updates/live-updates.js';

const IN_HAND_MS = 10_000;
const LOOK_MS = 50;

const connected = new WeakMap<Server, Set<Socket>>();

/** Notes who is connected; Node tells only how many are. */
export function noteVisitors(server: Server): void {
  const sockets = new Set<Socket>();
  connected.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/**
 * Before a process ends: new visitors are refused, sockets end, and everybody who is there is answered once more. A
 * proxy keeps its connections for ever, so each is told with its answer to go elsewhere.
 */
export async function letVisitorsGo(app: NestFastifyApplication): Promise<void> {
  const server: Server = app.getHttpServer();
  if (!server.listening) return;
  const empty = once(server, 'close');
  server.close();
  app.get(LiveUpdates).end();
  const closing = setInterval(() => {
    server.closeIdleConnections();
    closeUnused(server);
  }, LOOK_MS);
  await within(IN_HAND_MS, empty);
  clearInterval(closing);
}

/** Browsers connect ahead of their requests. Node waits a minute for the first one, and takes nobody for idle till then. */
function closeUnused(server: Server): void {
  for (const socket of connected.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/** Ends the connection with this answer when no other may come in. */
export function endWithTheServer(_: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void {
  if (!reply.server.server.listening) void reply.header('Connection', 'close');
  done(null, payload);
}

type Done = (error: Error | null, payload: unknown) => void;
