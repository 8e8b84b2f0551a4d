import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Switches } from '../../../platform/features/switches.js';

let database: TestDatabase;
let product: TestApp;
let elsewhere: TestApp;
let admin: TestClient;
beforeAll(async () => {
  database = await createTestDatabase();
  product = await startTestApp({ DATABASE_URL: database.url });
  elsewhere = await startTestApp({ DATABASE_URL: database.url, ROLE: 'api' });
  admin = await product.admin();
});
afterAll(async () => {
  await elsewhere.close();
  await product.close();
  await database.drop();
});

const allOff = { certificates: false, matching: false, portfolios: false, 'weekly-appraisals': false };
const shown = async (app = product) => (await app.visitor().get('/api/features')).body;
const turn = (name: string, on: boolean) => admin.post(`/api/admin/features/${name}`, { on });
const events = async (): Promise<{ type: string }[]> => {
  const { body } = await admin.get<{ items: { type: string }[] }>('/api/audit/events?type=FeatureTurnedOn');
  return body.items;
};

describe('the switches', () => {
  it('are off at first, for everybody to read', async () => expect(await shown()).toEqual(allOff));

  it('are turned on by an admin, once, and hold at once', async () => {
    const answer = { status: 200, body: { name: 'portfolios', on: true } };
    expect(await turn('portfolios', true)).toMatchObject(answer);
    expect(await shown()).toEqual({ ...allOff, portfolios: true });
    expect(await turn('portfolios', true)).toMatchObject(answer);
    expect(await events()).toHaveLength(1);
    const { body } = await admin.get<{ items: object[] }>('/api/admin/features');
    expect(body.items).toContainEqual({
      name: 'portfolios',
      does: expect.stringMatching(/\.$/),
      on: true,
      changedAt: expect.any(String),
      changedBy: expect.any(String),
    });
    expect(body.items).toContainEqual(expect.objectContaining({ name: 'matching', on: false, changedBy: null }));
    await turn('portfolios', false);
    expect(await shown()).toEqual(allOff);
  });

  it('are those that modules declare', async () => {
    expect((await turn('lunch', true)).status).toBe(404);
    expect(await turn('matching', 'yes' as never)).toMatchObject({ status: 422, body: { errors: [{ field: 'on' }] } });
    await expect(product.app.get(Switches, { strict: false }).isOn('lunch')).rejects.toThrow('lunch');
  });

  it('are told to pages that are open, and hold on every process', async () => {
    const member = await newCreator(elsewhere);
    const socket = io(elsewhere.url, { transports: ['websocket'], auth: { token: member.accessToken } });
    const answers: unknown[] = [];
    socket.on('changed', ({ topic }: { topic: string }) => {
      if (topic === 'features') void shown(elsewhere).then((answer) => answers.push(answer));
    });
    await eventually(async () => expect(socket.connected).toBe(true));
    await turn('matching', true);
    await eventually(async () => expect(answers).toEqual([{ ...allOff, matching: true }]));
    await turn('matching', false);
    await eventually(async () => expect(answers).toEqual([{ ...allOff, matching: true }, allOff]));
    socket.disconnect();
  });
});
