import { expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { newColleague } from '../../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';

const product = testApp();
const admin = adminOf(product);

it('are one’s own, except those that are shared', async () => {
  const reviewer = await newColleague(product, admin, 'reviewer');
  const mine = { list: 'kyc', state: 'decided', by: 'me' };
  await reviewer.post('/api/admin/saved-views', { name: 'Mine', filters: mine });
  await reviewer.post('/api/admin/saved-views', { name: 'Newest', filters: { list: 'kyc' }, isShared: true });
  const views = async (staff: TestClient) =>
    (await staff.get<{ items: { name: string; by: string | null; filters: object }[] }>('/api/admin/saved-views')).body
      .items;
  expect((await views(reviewer)).map(({ name, by }) => [name, by])).toEqual([
    ['Mine', null],
    ['Newest', null],
  ]);
  expect((await views(reviewer))[0]?.filters).toEqual(mine);
  expect(await views(admin)).toMatchObject([{ name: 'Newest', by: expect.stringMatching(/\w/) }]);
  await reviewer.post('/api/admin/saved-views', { name: 'Own', filters: mine, formerName: 'Mine' });
  expect((await views(reviewer)).map(({ name, filters }) => [name, filters])).toEqual([
    ['Newest', { list: 'kyc' }],
    ['Own', mine],
  ]);

  const path = `/api/admin/saved-views/${idOf(reviewer)}`;
  expect((await reviewer.send('DELETE', `${path}/Newest`)).status).toBe(403);
  await admin.post(`/api/admin/members/${idOf(reviewer)}/leave`);
  expect((await admin.send('DELETE', `${path}/Newest`)).status).toBe(204);
  expect((await admin.send('DELETE', `${path}/Own`)).status).toBe(204); // a colleague’s own view is not found
  expect(await views(admin)).toEqual([]);
  const { body } = await admin.get<{ items: { actor: string; data: object }[] }>('/api/audit/events?type=ViewRemoved');
  expect(body.items).toMatchObject([
    { actor: idOf(admin), data: { name: 'Newest' } },
    { actor: idOf(reviewer), data: { name: 'Mine' } },
  ]);
});

it('stand by name, so that whoever renames one finds it', async () => {
  const reviewer = await newColleague(product, admin, 'reviewer');
  const save = (view: object) => reviewer.post('/api/admin/saved-views', { filters: { list: 'kyc' }, ...view });
  await save({ name: 'Newest' });
  await save({ name: 'Mine' });
  await save({ name: 'today', formerName: 'Newest' });
  await save({ name: 'Long', formerName: 'Mine' });
  const { body } = await reviewer.get<{ items: { name: string }[] }>('/api/admin/saved-views');
  expect(body.items.map(({ name }) => name)).toEqual(['Long', 'today']);
});
