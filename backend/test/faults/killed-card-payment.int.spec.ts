import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { idOf } from '../support/businesses.js';
import { periodsOfMember, statusOf } from '../support/card-payments.js';
import { newCreator } from '../support/creators.js';
import { eventually } from '../support/eventually.js';
import { PAYSTACK_KEY, startCardGateway } from '../support/paystack.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const KILLS = rounds(2);
const DELIVERIES = 10;

let gateway: Awaited<ReturnType<typeof startCardGateway>>;
let api: TestApp;
let worker: ServerProcess;
beforeAll(async () => {
  gateway = await startCardGateway();
  const settings = { PAYSTACK_SECRET_KEY: PAYSTACK_KEY, PAYSTACK_URL: gateway.url };
  api = await startTestApp({ ROLE: 'api', ...settings }, { readModelTimeoutMs: 50 }); // its worker is often dead
  gateway.webhookUrl = `${api.url}/api/webhooks/paystack`;
  worker = await ServerProcess.on(api.config.databaseUrl, { ROLE: 'worker', ...settings });
});
afterAll(async () => {
  await worker.kill();
  await api.close();
  await gateway.close();
});

it(
  'gives one period for one card payment, whenever a worker dies and however often the gateway tells of it',
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const creator = await newCreator(api);
      worker.launch();
      const { reference } = (
        await creator.post<{ reference: string }>('/api/me/card-payments', { plan: 'standard', currency: 'ZAR' })
      ).body;
      const visits = async () =>
        (await creator.get<{ items: { id: string; status: string }[] }>('/api/me/card-payments')).body.items;
      await eventually(async () => expect(await visits()).toHaveLength(1));
      await worker.kill(); // between the checkout and the webhook
      await Promise.all([
        gateway.pay(reference),
        ...Array.from({ length: DELIVERIES }, () => gateway.deliverAgain(reference)),
      ]);
      worker.launch();
      await creator.post(`/api/me/card-payments/${(await visits())[0]?.id ?? ''}/check`);
      if (kill % 2 === 0) await eventually(async () => expect(await statusOf(creator)).toBe('pro'));
      await worker.kill(); // between the webhook and the page's check
      worker.launch();
      await Promise.all(Array.from({ length: DELIVERIES }, () => gateway.deliverAgain(reference)));
      await eventually(async () => expect(await statusOf(creator)).toBe('pro'));
      await eventually(async () => expect(await visits()).toMatchObject([{ status: 'paid' }]));
      expect(await periodsOfMember(api, idOf(creator))).toEqual(['ProUpgraded']);
      await worker.kill();
    }
    report(`${String(2 * KILLS)} workers killed around card payments, each of which gave one period`);
  },
  RUN_TIMEOUT_MS,
);
