import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newCreator } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import type { SearchResponse } from './search.response.js';

let product: TestApp;
let admin: TestClient;
let zainabId: string;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.admin();
  const zainab = await newCreator(product, { firstName: 'Zainab', lastName: 'Okoye' });
  zainabId = zainab.user?.id ?? '';
});
afterAll(() => product.close());

const find = async (client: TestClient, q: string) =>
  (await client.get<SearchResponse>(`/api/admin/search?q=${encodeURIComponent(q)}`)).body.items;

it('finds a member by a part of the name in another spelling, and says where to go', async () => {
  await eventually(async () =>
    expect(await find(admin, 'ZAINÁB')).toMatchObject([
      { kind: 'member', id: zainabId, title: 'Zainab Okoye', url: `/admin/members/${zainabId}` },
    ]),
  );
});

it.each(['Okyoe', 'Zainab Okyoe', 'Zainb Okoye'])('finds a member by a name with a slip in it: %s', async (q) => {
  await eventually(async () => expect(await find(admin, q)).toMatchObject([{ kind: 'member', id: zainabId }]));
});

it('finds nobody by a name that is like nobody’s', async () => {
  expect(await find(admin, 'Xhosukwe')).toEqual([]);
});

it('tells two members of one name apart', async () => {
  const at = async (state: string) =>
    (await newCreator(product, { firstName: 'Ireti', lastName: 'Bello', state })).user?.id;
  const [inLagos, inOyo] = [await at('Lagos'), await at('Oyo')];
  await eventually(async () =>
    expect((await find(admin, 'Ireti Bello')).map(({ id, status }) => `${id} ${String(status)}`).sort()).toEqual(
      [`${inLagos} Creator, Marketing, Lagos`, `${inOyo} Creator, Marketing, Oyo`].sort(),
    ),
  );
});

it('finds the event of a position, and the events of a stream', async () => {
  const [newest] = (await admin.get<{ items: { position: string }[] }>('/api/audit/events')).body.items;
  const position = newest?.position ?? '';
  expect(await find(admin, position.padStart(2, '0'))).toContainEqual(
    expect.objectContaining({ kind: 'event', url: `/admin/history?position=${position}` }),
  );
  expect(await find(admin, zainabId)).toContainEqual(
    expect.objectContaining({ kind: 'stream', id: zainabId, url: `/admin/history?stream=${zainabId}` }),
  );
});

it('finds nothing that its reader may not list', async () => {
  const operator = product.visitor();
  const { user } = await operator.register();
  await admin.post(`/api/admin/members/${user.id}/roles`, { grant: 'operator' });
  expect(await find(operator, 'zainab')).toEqual([]);
});
