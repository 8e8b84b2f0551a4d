import { beforeAll, expect, it } from '@jest/globals';
import { kycForm, newBusiness } from '../../../../../test/support/businesses.js';
import { newColleague, newCreator } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import type { SearchResponse } from './search.response.js';

const product = testApp();
const admin = adminOf(product);
let zainabId: string;
let bakeryId: string;
const zainabPhone = '+2348034445187';
beforeAll(async () => {
  const zainab = await newCreator(product, { firstName: 'Zainab', lastName: 'Okoye', phone: zainabPhone });
  zainabId = zainab.user?.id ?? '';
  const bakery = await newBusiness(product);
  bakeryId = bakery.user?.id ?? '';
  const phones = { contactPhone: '0803 344 9876', whatsappNumber: '0809 555 1234' };
  await bakery.post('/api/me/kyc', kycForm({ legalBusinessName: 'Blue Lagoon Bakery', ...phones }));
  await admin.post(`/api/admin/kyc/${bakeryId}/pass`, {});
});

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

it.each(['9999999-01-01', '32768-1-1', `9999-${'9'.repeat(18)}-${'9'.repeat(18)}`])(
  'finds nothing at a place that the log has not, or cannot have: %s',
  async (q) => expect(await find(admin, q)).toEqual([]),
);

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

it.each(['lagoon', 'Lagoon Bakery', '44 9876', '0809 555 1234', '51234'])(
  'finds a business by its name, or a part of a phone that it gave: %s',
  async (q) => {
    await eventually(async () =>
      expect(await find(admin, q)).toMatchObject([
        {
          kind: 'member',
          id: bakeryId,
          title: 'Adunni Bello',
          status: 'Blue Lagoon Bakery, Business, Business Owner, Lagos',
        },
      ]),
    );
  },
);

it('finds a business by its name before members whose names are like it', async () => {
  await newCreator(product, { firstName: 'Ama', lastName: 'Lagonda' });
  await eventually(async () => expect(await find(admin, 'lagonda')).toHaveLength(1));
  expect(await find(admin, 'lagoon')).toMatchObject([{ id: bakeryId }]);
});

it('finds a member by the last digits of the phone', async () => {
  const last = zainabPhone.slice(-4); // other numbers may end like this, and an event may have this position
  const zainab = expect.objectContaining({ kind: 'member', id: zainabId });
  await eventually(async () => expect(await find(admin, last)).toContainEqual(zainab));
});

it('finds members, but no business by its verification, for an auditor', async () => {
  const auditor = await newColleague(product, admin, 'auditor');
  expect(await find(auditor, 'Zainab')).toMatchObject([{ kind: 'member', id: zainabId }]);
  expect(await find(auditor, 'bakery')).toEqual([]);
});

it('finds who appeals a ban by the reference that they were told', async () => {
  const banned = (await newCreator(product)).user?.id ?? '';
  await admin.post(`/api/admin/members/${banned}/ban`, {});
  const reference = banned.slice(-8).toUpperCase();
  await eventually(async () => expect(await find(admin, reference)).toMatchObject([{ kind: 'member', id: banned }]));
});

it('finds a payment by the number of its receipt', async () => {
  const payer = await newCreator(product);
  const fee = { plan: 'basic', currency: 'NGN', reference: 'TRF-55512345' };
  const { id } = (await payer.post<{ id: string }>('/api/me/program-fees', fee)).body;
  await admin.post(`/api/admin/program-fees/${id}/confirm`, {});
  await eventually(async () => {
    const { items } = (await payer.get<{ items: { entries: { number: string }[] }[] }>('/api/me/receipts')).body;
    const number = items[0]?.entries[0]?.number ?? '';
    expect(await find(admin, number)).toMatchObject([{ kind: 'payment', id, title: fee.reference }]);
  });
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

it('finds a member by an id in capital letters', async () => {
  expect(await find(admin, zainabId.toUpperCase())).toContainEqual(
    expect.objectContaining({ kind: 'member', id: zainabId }),
  );
});

it('finds nothing that its reader may not list', async () => {
  const operator = await newColleague(product, admin, 'operator');
  expect(await find(operator, 'zainab')).toEqual([]);
});
