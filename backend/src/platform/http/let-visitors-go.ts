import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { within } from '../background/within.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { LiveUpdates } from '../live-updates/live-updates.js';

/** A proxy may send a request on an idle connection at the very moment in which that is closed. */
const HEAR_OF_IT_MS = 2_000;
const IN_HAND_MS = 10_000;
const LOOK_MS = 50;

const connected = new WeakMap<Server, Set<Socket>>();
const leaving = new WeakSet<Server>();

/** Whether the process ends soon, and nobody new should come. */
export const isLeaving = (server: Server): boolean => leaving.has(server);

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
 * Before a process ends: for a while everybody is still answered, new visitors too, and told with the answer to go
 * elsewhere, as a proxy keeps its connections for ever. Then new visitors are refused, sockets end, and what is in hand
 * is answered. No proxy stands before the demo, which ends at once.
 */
export async function letVisitorsGo(app: NestFastifyApplication): Promise<void> {
  const server: Server = app.getHttpServer();
  if (!server.listening) return;
  leaving.add(server);
  const { demo } = app.get<Config>(CONFIG, { strict: false });
  if (!demo) await pause(HEAR_OF_IT_MS);
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
  if (isLeaving(reply.server.server)) void reply.header('Connection', 'close');
  done(null, payload);
}

type Done = (error: Error | null, payload: unknown) => void;
