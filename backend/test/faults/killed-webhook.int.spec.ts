import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newCreator } from '../support/creators.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const KILLS = rounds(1);
const EVENTS_PER_KILL = 4;
const settings = { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'yes' };

/** A receiver that detects repeated deliveries by their id, as the convention requires. */
const received: string[] = [];
const processed = new Map<string, number>();
let whenTaken: () => Promise<void> = () => Promise.resolve();
let receiver: Server;
let api: TestApp;
let worker: ServerProcess;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void request.toArray().then(async () => {
      const id = request.headers['webhook-id'] as string;
      if (!received.includes(id)) processed.set(id, (processed.get(id) ?? 0) + 1);
      received.push(id);
      await whenTaken();
      response.writeHead(204).end();
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  api = await startTestApp({ ROLE: 'api', ...settings }, { readModelTimeoutMs: 50 }); // its worker is often dead
  worker = await ServerProcess.on(api.config.databaseUrl, { ROLE: 'worker', ...settings });
  worker.launch();
});
afterAll(async () => {
  await worker.kill();
  receiver.close();
  receiver.closeAllConnections();
  await api.close();
});

it(
  'loses no delivery when workers die after a receiver took one and before it said so, and sends none under another id',
  async () => {
    const admin = await api.admin();
    const url = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/hook`;
    const added = await admin.post<{ id: string }>('/api/admin/webhooks', { url, types: ['MemberRegistered'] });
    const { id } = added.body;
    for (let kill = 0; kill < KILLS; kill++) {
      const killed = new Promise<void>((resolve) => {
        whenTaken = async () => {
          whenTaken = () => Promise.resolve();
          await worker.kill();
          resolve();
        };
      });
      for (let i = 0; i < EVENTS_PER_KILL; i++) await newCreator(api);
      await killed;
      worker.launch();
      await eventually(async () => {
        expect(processed.size).toBe((kill + 1) * EVENTS_PER_KILL);
        const { body } = await admin.get<{ items: { state: string }[] }>(
          `/api/admin/webhooks/${id}/deliveries?pageSize=100`,
        );
        expect(body.items.filter(({ state }) => state !== 'delivered')).toEqual([]);
      }, 90_000);
    }
    const counts = `${String(received.length)} deliveries of ${String(processed.size)} events, ${String(KILLS)} workers killed`;
    report(`${counts}; a receiver that knows ids processed each ${String(Math.max(...processed.values()))} time`);
    expect([...processed.values()]).toEqual(Array.from({ length: KILLS * EVENTS_PER_KILL }, () => 1));
    expect(received.length).toBeGreaterThanOrEqual(processed.size + KILLS);
  },
  RUN_TIMEOUT_MS,
);
