import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { idOf } from '../../../test/support/businesses.js';
import { newCreator } from '../../../test/support/creators.js';
import { eventually } from '../../../test/support/eventually.js';
import { proxyTo, type TcpProxy } from '../../../test/support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';

/** More than the connections that the listening pool may use at once. */
const OUTAGES = 4;

let database: TestDatabase;
let line: TcpProxy;
let here: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await proxyTo(database.url);
  elsewhere = await startTestApp({ DATABASE_URL: database.url });
  here = await startTestApp({ DATABASE_URL: line.url, ROLE: 'api' });
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await line.cut();
  await database.drop();
});

async function isHeard(): Promise<void> {
  const staff = await elsewhere.admin();
  const member = await eventually(() => newCreator(here));
  const socket = io(here.url, { transports: ['websocket'], auth: { token: member.accessToken } });
  let heard = 0;
  socket.on('changed', () => heard++);
  await eventually(async () => {
    await staff.post(`/api/admin/members/${idOf(member)}/points`, { delta: 1 });
    expect(heard).toBeGreaterThan(0);
  });
  socket.disconnect();
}

it('whoever listened through an outage is told that news may be lost', async () => {
  const member = await newCreator(here);
  const socket = io(here.url, { transports: ['websocket'], auth: { token: member.accessToken } });
  const topics: string[] = [];
  socket.on('changed', ({ topic }: { topic: string }) => topics.push(topic));
  await eventually(async () => expect(socket.connected).toBe(true));
  await line.cut();
  await line.mend();
  await eventually(async () => expect(topics).toContain('*'));
  expect(socket.connected).toBe(true);
  socket.disconnect();
});

it('members hear of what happens elsewhere, after outage upon outage of the database', async () => {
  await isHeard();
  for (let outage = 0; outage < OUTAGES; outage++) {
    await line.cut();
    await line.mend();
    await isHeard();
  }
});
