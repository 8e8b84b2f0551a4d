import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import type { AnalyticsResponse } from '../read-models/analytics/analytics.response.js';
import type { ContactListResponse } from './contact-lists.requests.js';

const product = testApp();
const admin = adminOf(product);
let ada: TestClient;
let bola: TestClient;
beforeAll(async () => {
  ada = await join({ email: 'ada@example.com', gender: 'Female', marketingConsent: true });
  bola = await join({ email: 'bola@example.com', gender: 'Male', phone: '+2348030000002' });
  const business = { membershipType: 'Business', qualification: undefined, phone: '+2348030000003' };
  await join({ ...business, email: 'shop@example.com', gender: 'Female' });
});

async function join(about: object): Promise<TestClient> {
  const member = product.visitor();
  await member.register(about);
  return member;
}

const generate = (body: object) => admin.post<ContactListResponse>('/api/admin/contact-lists', body);
const found = async (body: object) =>
  (await generate({ dataType: 'email', ...body })).body.items.map(({ contactInfo }) => contactInfo);

describe('generating a contact list', () => {
  it('finds everyone once, in order', async () => {
    expect(await found({})).toEqual(['ada@example.com', 'bola@example.com', 'shop@example.com']);
    const { body } = await generate({ dataType: 'phone', userType: 'Business' });
    expect(body).toMatchObject({ items: [{ contactInfo: '+2348030000003' }], total: 1, purpose: 'service' });
  });

  it('is narrowed down', async () => {
    expect(await found({ userType: 'Intern' })).toEqual(['ada@example.com', 'bola@example.com']);
    expect(await found({ userType: 'Business', gender: 'Male' })).toEqual([]);
    expect(await found({ userType: 'all', gender: 'Male', country: 'all', state: 'all' })).toEqual([
      'bola@example.com',
    ]);
    expect(await found({ country: 'south africa' })).toEqual([]);
    expect((await found({ country: 'nigeria', state: 'Lagos' })).length).toBeGreaterThan(0);
  });

  it('reaches for marketing only those who agreed, and says how many are left out', async () => {
    const { body } = await generate({ dataType: 'email', purpose: 'marketing' });
    expect(body).toMatchObject({ items: [{ contactInfo: 'ada@example.com' }], total: 1, leftOut: 2 });
  });

  it('reaches all who agreed, however many did not', async () => {
    const pool = product.app.get(Pool, { strict: false });
    await pool.query(`insert into read.contact_list (id, membership_type, email, consented, banned)
      select gen_random_uuid(), 'Creator', 'a' || n || '@example.org', false, false from generate_series(1, 100001) n`);
    const { body } = await generate({ dataType: 'email', purpose: 'marketing' });
    expect(body).toMatchObject({ items: [{ contactInfo: 'ada@example.com' }], total: 1, leftOut: 100_003 });
    expect(await generate({ dataType: 'email' })).toMatchObject({
      status: 409,
      body: { code: 'CONTACT_LIST_TOO_LONG' },
    });
    await pool.query(`delete from read.contact_list where email like '%@example.org'`);
  });

  it('leaves out banned members until they are reactivated', async () => {
    await admin.post(`/api/admin/members/${idOf(bola)}/ban`, {});
    expect(await found({ userType: 'Intern' })).toEqual(['ada@example.com']);
    await admin.post(`/api/admin/members/${idOf(bola)}/reactivate`, {});
    expect(await found({ userType: 'Intern' })).toHaveLength(2);
  });

  it('is recorded with its filters, its purpose and the count, and without the contacts', async () => {
    await generate({ dataType: 'email', userType: 'Intern', purpose: 'marketing' });
    const { body } = await admin.get<{ items: object[] }>('/api/audit/events?type=ContactListGenerated&pageSize=1');
    expect(body.items[0]).toMatchObject({
      actor: idOf(admin),
      data: { filters: { kind: 'email', membershipType: 'Creator' }, purpose: 'marketing', count: 1 },
    });
    expect(JSON.stringify(body)).not.toContain('example.com');
  });

  it.each([
    [{}, 'dataType'],
    [{ dataType: 'email', country: 'kenya' }, 'country'],
    [{ dataType: 'email', state: 'Lagos' }, 'state'],
    [{ dataType: 'email', country: 'south africa', state: 'Lagos' }, 'state'],
  ])('is refused: %j', async (body, field) => {
    expect(await generate(body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is for admins', async () => {
    expect((await ada.post('/api/admin/contact-lists', { dataType: 'email' })).status).toBe(403);
  });
});

describe('the figures', () => {
  const figures = async () => (await admin.get<AnalyticsResponse>('/api/admin/analytics')).body;

  it('count members by type and place', async () => {
    const body = await figures();
    expect(body).toMatchObject({
      totalMembers: 3,
      totalInterns: 2,
      totalBusinesses: 1,
      usersByCountry: { nigeria: 3 },
      funnel: { registered: 2, pro: 0, completed: 0 },
    });
    expect(body.topCities[0]?.userCount).toBeGreaterThan(0);
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1)).toMatchObject({ signups: 3 });
    expect(body.countedUntil).not.toBeNull();
  });

  it('leave banned members out of the totals', async () => {
    await admin.post(`/api/admin/members/${idOf(bola)}/ban`, {});
    expect(await figures()).toMatchObject({ totalMembers: 2, totalInterns: 1, usersByCountry: { nigeria: 2 } });
    await admin.post(`/api/admin/members/${idOf(bola)}/reactivate`, {});
    expect(await figures()).toMatchObject({ totalMembers: 3 });
  });

  it('follow a member who moves', async () => {
    await ada.send('PATCH', '/api/me', { body: { country: 'south africa', state: 'Gauteng' } });
    expect((await figures()).usersByCountry).toEqual({ nigeria: 2, 'south africa': 1 });
  });

  it('tell of each month how far its creators came, and lead to them', async () => {
    await admin.post(`/api/admin/members/${idOf(ada)}/upgrade`, { plan: 'basic' });
    await eventually(async () => {
      const { cohorts } = await figures();
      expect(cohorts).toHaveLength(12);
      expect(cohorts.at(-1)).toMatchObject({ registered: 2, pro: 1, proNow: 1, day1: 0, renewed: 0 });
    });
    const month = new Date().toISOString().slice(0, 'yyyy-mm'.length);
    const list = async (query: string) =>
      (await admin.get<{ total: number; items: { userId: string }[] }>(`/api/admin/members?${query}`)).body;
    expect(await list(`cohort=${month}&step=pro`)).toMatchObject({ total: 1, items: [{ userId: idOf(ada) }] });
    expect(await list(`cohort=${month}`)).toMatchObject({ total: 2 });
    expect(await list(`cohort=${month}&step=pro&q=bola`)).toMatchObject({ total: 0 });
    expect(await list('cohort=2020-01')).toMatchObject({ total: 0, items: [] });
  });

  it('know the creators with the most points', async () => {
    await admin.post(`/api/admin/members/${idOf(bola)}/points`, { delta: 12 });
    const { body } = await admin.get<{ items: object[] }>('/api/admin/analytics/top-members?country=nigeria');
    expect(body.items).toEqual([expect.objectContaining({ id: idOf(bola), points: 12 })]);
    expect((await admin.get('/api/admin/analytics/top-members')).status).toBe(400);
  });
});
