import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Server } from 'socket.io';
import type { AccessRules } from '../access/access-rules.js';
import type { AccessTokens } from '../access/access-tokens.js';
import { LiveUpdatesGateway } from './live-updates.gateway.js';
import { LiveUpdates } from './live-updates.js';

type Admission = (socket: EventEmitter, next: (error?: Error) => void) => void;

const status = { memberId: 'm', roles: [] };
let server: EventEmitter;
let admission: Admission;

beforeEach(() => {
  jest.useFakeTimers();
  server = Object.assign(new EventEmitter(), { use: (admit: Admission) => (admission = admit) });
  const tokens = { verify: () => ({ memberId: 'm', sessionId: 's' }) } as unknown as AccessTokens;
  const rules = {
    statusOf: () => Promise.resolve(status),
    audiencesOf: ({ memberId }: typeof status) => [{ member: memberId }],
  } as unknown as AccessRules;
  new LiveUpdatesGateway(tokens, rules, new LiveUpdates()).afterInit(server as unknown as Server);
});
afterEach(() => {
  jest.useRealTimers();
});

const socketOf = (): EventEmitter =>
  Object.assign(new EventEmitter(), {
    conn: new EventEmitter(),
    data: {},
    handshake: { auth: { token: 't' } },
    nsp: { adapter: { rooms: new Map() } },
    join: () => Promise.resolve(),
  });

const admitted = (socket: EventEmitter): Promise<Error | undefined> =>
  new Promise((resolve) => {
    admission(socket, resolve);
  });

it('looks after a socket for as long as it is connected', async () => {
  const socket = socketOf();
  expect(await admitted(socket)).toBeUndefined();
  server.emit('connection', socket);
  expect(jest.getTimerCount()).toBe(1);
  socket.emit('disconnect');
  expect(jest.getTimerCount()).toBe(0);
});

it('does not look after one that was gone before it was admitted', async () => {
  expect(await admitted(socketOf())).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
