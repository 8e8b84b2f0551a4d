import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { noticeKinds } from '../../src/modules/notifications/domain/notice-settings.js';
import { Pool } from '../../src/platform/database/pool.js';
import { upgrade } from '../support/businesses.js';
import { settledCreator, submitDay } from '../support/creators.js';
import { eventually } from '../support/eventually.js';
import { TestPushService } from '../support/push-service.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { TestClient } from '../support/test-client.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const KILLS = rounds(1);
const settings = { PUSH_TO_PRIVATE_ADDRESSES: 'yes' };

let service: TestPushService;
let whenTaken: () => Promise<void> = () => Promise.resolve();
let api: TestApp;
let worker: ServerProcess;
beforeAll(async () => {
  service = await TestPushService.start(() => whenTaken());
  api = await startTestApp({ ROLE: 'api', ...settings });
  worker = await ServerProcess.on(api.config.databaseUrl, { ROLE: 'worker', ...settings });
  worker.launch();
});
afterAll(async () => {
  await worker.kill();
  await api.close();
  await service.close();
});

const pushesTo = (device: string) => service.received.filter((push) => push.device === device).length;
/** Other notices stay in the inbox. */
const channels = Object.fromEntries(noticeKinds.map((kind) => [kind, kind === 'reviewed' ? 'push' : 'inbox']));
const quietHours = { on: false, from: '21:00', to: '07:00' };

/** A creator with pushes on this device, who has submitted the first day. Returns the appraisal. */
async function handInOn(device: string, admin: TestClient): Promise<string> {
  const creator = await settledCreator(api);
  await creator.send('PUT', '/api/me/notice-settings', { body: { channels, quietHours } });
  await upgrade(admin, creator);
  const appraisalId = await submitDay(creator);
  await creator.post('/api/me/push-subscriptions', service.subscribe(device));
  return appraisalId;
}

it(
  'pushes nothing twice when a worker dies after the push service took a notice and before it said so',
  async () => {
    const admin = await api.admin();
    const devices = Array.from({ length: KILLS }, (_, i) => `killed-${String(i)}`);
    for (const device of devices) {
      const [killed, next] = [await handInOn(device, admin), await handInOn(`${device}-next`, admin)];
      const taken = new Promise<void>((resolve) => {
        whenTaken = async () => {
          await worker.kill();
          resolve();
        };
      });
      await admin.post(`/api/admin/appraisals/${killed}/approve`, { points: 9 });
      await taken;
      whenTaken = () => Promise.resolve();
      worker.launch();
      await admin.post(`/api/admin/appraisals/${next}/approve`, { points: 9 });
      await eventually(async () => expect(pushesTo(`${device}-next`)).toBe(1));
    }
    const times = devices.map(pushesTo);
    report(
      `${String(KILLS)} workers killed in the middle of a notice, which came ${[...new Set(times)].join(' or ')} times`,
    );
    expect(times).toEqual(devices.map(() => 1));
    expect(service.faults).toEqual([]);
    // The push service has the last notice before the worker has stored its end.
    await eventually(async () => {
      const { rows } = await api.app
        .get(Pool, { strict: false })
        .query(`select id from es.effects where queue = 'notices' and state = 'started'`);
      expect(rows).toHaveLength(KILLS); // in doubt, for a person to resolve
    });
  },
  RUN_TIMEOUT_MS,
);
