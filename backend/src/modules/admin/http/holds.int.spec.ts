import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { idOf } from '../../../../test/support/businesses.js';
import { newColleague } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';

interface Held {
  items: { item: string; holderId: string; holder: string; isOpen: boolean }[];
}

const product = testApp();
const admin = adminOf(product);
let reviewer: TestClient;
beforeAll(async () => {
  reviewer = await newColleague(product, admin, 'reviewer');
});

const desks = new Map<TestClient, string>();
beforeEach(async () => {
  for (const someone of [admin, reviewer]) await hold(someone, []);
  desks.clear();
});
const deskOf = (someone: TestClient): string => {
  const desk = desks.get(someone) ?? randomUUID();
  desks.set(someone, desk);
  return desk;
};
async function hold(someone: TestClient, items: string[], more: object = {}): Promise<string[]> {
  const body = { desk: deskOf(someone), items, ...more };
  const answer = await someone.send<Held>('PUT', '/api/admin/holds/kyc', { body });
  expect(answer.status).toBe(200);
  const whose = (id: string) => (id === idOf(reviewer) ? 'reviewer' : 'admin');
  return answer.body.items.map(({ item, holderId, isOpen }) => `${item} ${whose(holderId)}${isOpen ? '' : ' next'}`);
}

describe('what somebody has open', () => {
  it('is theirs, and what comes next, until they turn to something else', async () => {
    expect(await hold(admin, ['a', 'b'])).toEqual(['a admin', 'b admin next']);
    expect(await hold(reviewer, ['c', 'd'])).toEqual(['a admin', 'b admin next', 'c reviewer', 'd reviewer next']);
    expect(await hold(admin, ['b'])).toEqual(['b admin', 'c reviewer', 'd reviewer next']);
    expect(await hold(admin, [])).toEqual(['c reviewer', 'd reviewer next']);
  });

  it('is taken over on purpose only', async () => {
    await hold(admin, ['a']);
    expect(await hold(reviewer, ['a'])).toEqual(['a admin']);
    expect(await hold(reviewer, ['a'], { takesOver: true })).toEqual(['a reviewer']);
    expect(await hold(admin, ['a'])).toEqual(['a reviewer']);
  });

  it('can be opened by a colleague while it is a next item', async () => {
    await hold(admin, ['a', 'b']);
    expect(await hold(reviewer, ['b'])).toEqual(['a admin', 'b reviewer']);
    expect(await hold(admin, ['a', 'b'])).toEqual(['a admin', 'b reviewer']);
  });

  it('is followed by the next three that nobody has, of all that may come', async () => {
    await hold(admin, ['a', 'c', 'd']);
    const wish = ['b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const theirs = (await hold(reviewer, wish)).filter((held) => held.includes('reviewer'));
    expect(theirs).toEqual(['b reviewer', 'e reviewer next', 'f reviewer next', 'g reviewer next']);
    expect(await hold(admin, ['c', 'd', 'e', 'h'])).toEqual([
      'b reviewer',
      'c admin',
      'd admin next',
      'e reviewer next',
      'f reviewer next',
      'g reviewer next',
      'h admin next',
    ]);
  });

  it('is theirs in each of their windows', async () => {
    await hold(admin, ['a']);
    const other = { desk: randomUUID() };
    expect(await hold(admin, ['b', 'a'], other)).toEqual(['a admin', 'b admin']);
    expect(await hold(admin, [], other)).toEqual(['a admin']);
  });

  it('is free at once where they sign out in any tab, in each queue and window of that session alone', async () => {
    const leaver = await newColleague(product, admin, 'reviewer');
    await hold(leaver, ['a']);
    await hold(leaver, ['b'], { desk: randomUUID() });
    await hold(admin, ['c']);
    await leaver.send('POST', '/api/auth/logout');
    await eventually(async () => expect(await hold(reviewer, [])).toEqual(['c admin']));
  });

  it('is free two minutes after they were last heard of', async () => {
    await hold(admin, ['a']);
    product.clock.advance({ minutes: 1 });
    await hold(admin, ['a']);
    product.clock.advance({ seconds: 119 });
    expect(await hold(reviewer, ['a'])).toEqual(['a admin']);
    product.clock.advance({ seconds: 2 });
    expect(await hold(reviewer, ['a'])).toEqual(['a reviewer']);
  });
});

it('is news to colleagues, and none to the session that was answered', async () => {
  const heardBy = (someone: TestClient) => {
    const socket = io(product.url, { transports: ['websocket'], auth: { token: someone.accessToken } });
    const heard: string[] = [];
    socket.on('changed', ({ topic }: { topic: string }) => topic === 'holds' && heard.push(topic));
    return { socket, heard };
  };
  const [theirs, ours] = [heardBy(admin), heardBy(reviewer)];
  await eventually(async () => expect([theirs.socket.connected, ours.socket.connected]).toEqual([true, true]));
  await hold(admin, ['a']);
  await eventually(async () => expect(ours.heard).toHaveLength(1));
  await hold(reviewer, ['b']);
  await eventually(async () => expect(theirs.heard).toHaveLength(1));
  expect(ours.heard).toHaveLength(1);
  for (const { socket } of [theirs, ours]) socket.disconnect();
});

it('is told to those alone who may read that queue', async () => {
  const put = (queue: string) =>
    reviewer.send('PUT', `/api/admin/holds/${queue}`, { body: { desk: randomUUID(), items: ['a'] } });
  expect((await put('loans')).status).toBe(404);
  expect((await put('lunch')).status).toBe(400);
});
