import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, newBusiness, verifiedBusiness } from '../../../../../test/support/businesses.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { followed } from '../../../../../test/support/followed.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import type { Page } from '../../../../platform/projections/read-models.js';
import type { MomentResponse } from './timeline.response.js';

const product = testApp();
const admin = adminOf(product);
let reviewer: TestClient;
let business: TestClient;
beforeAll(async () => {
  business = await verifiedBusiness(product, admin);
  reviewer = await newBusiness(product);
  await admin.post(`/api/admin/members/${idOf(reviewer)}/roles`, { grant: 'reviewer' });
});

const timeline = (reader: TestClient, query = '?pageSize=100') =>
  reader.get<Page<MomentResponse>>(`/api/admin/members/${idOf(business)}/timeline${query}`);

describe('a member’s timeline', () => {
  it('tells their whole life, newest first', async () => {
    const { items, total } = (await timeline(admin)).body;
    expect(items.map(({ type }) => type)).toEqual([
      'KycPassed',
      'KycSubmitted',
      'BusinessApplicationOpened',
      'MemberRegistered',
    ]);
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({ byMember: false, actor: idOf(admin) });
    expect(items[1]).toMatchObject({ byMember: true, actorName: 'Adunni Bello' });
  });

  it('opens personal fields to admins alone', async () => {
    const [, kyc] = (await timeline(admin)).body.items;
    expect(kyc?.data).toMatchObject({ details: { legalBusinessName: 'Adunni Foods' } });
    const [, sealed] = (await timeline(reviewer)).body.items;
    expect(sealed).toMatchObject({ data: { attempt: 1 }, sealed: ['details'] });
    expect(JSON.stringify((await timeline(reviewer)).body)).not.toContain('Foods');
  });

  it('is read as often at once as one likes, though each look is recorded', async () => {
    const looks = await Promise.all(Array.from({ length: 20 }, () => timeline(admin)));
    expect(looks.map(({ status }) => status)).toEqual(looks.map(() => 200));
  });

  it('is read page by page', async () => {
    const { body } = await timeline(admin, '?page=2&pageSize=3');
    expect(body).toMatchObject({ total: 4, page: 2, items: [{ type: 'MemberRegistered' }] });
  });

  it('is told from the beginning where that is asked for', async () => {
    const types = (await timeline(admin, '?sort=at&pageSize=2')).body.items.map(({ type }) => type);
    expect(types).toEqual(['MemberRegistered', 'BusinessApplicationOpened']);
    expect((await timeline(admin, '?sort=-at')).body.items).toEqual((await timeline(admin)).body.items);
  });

  it.each(['', '?sort=at'])('is followed by its cursor%s', async (sort) => {
    const address = `/api/admin/members/${idOf(business)}/timeline${sort}`;
    expect(await followed(admin, address)).toEqual((await timeline(admin, sort)).body.items);
    for (const cursor of ['nonsense', 'WyIxLTItMyJd'])
      expect((await timeline(admin, `?cursor=${cursor}`)).body).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
  });

  it('is for staff, about members who exist', async () => {
    expect((await timeline(business)).status).toBe(403);
    const nobody = '/api/admin/members/01900000-0000-7000-8000-00000000000a/timeline';
    expect((await admin.get(nobody)).status).toBe(404);
  });
});

describe('the staff', () => {
  it('is everyone who holds a role', async () => {
    const { body } = await admin.get<{ items: object[]; total: number }>('/api/admin/staff');
    expect([body.items.length, body.total]).toEqual([2, 2]);
    expect(body.items).toContainEqual(expect.objectContaining({ userId: idOf(reviewer), roles: ['reviewer'] }));
    expect((await reviewer.get('/api/admin/staff')).status).toBe(403);
  });
});

describe('saved views', () => {
  const url = '/api/admin/saved-views';

  it('are kept without a search text, and forgotten', async () => {
    const view = { name: 'Lagos', filters: { state: 'Lagos', sort: '-points' } };
    expect((await admin.post(url, view)).status).toBe(200);
    expect((await admin.get(url)).body).toEqual({
      items: [{ ...view, isShared: false, memberId: idOf(admin), by: null }],
    });
    expect((await admin.post(url, { ...view, filters: { q: 'Adunni' } })).status).toBe(422);
    expect((await admin.send('DELETE', `${url}/Lagos`)).status).toBe(204);
    expect((await admin.get(url)).body).toEqual({ items: [] });
  });
});
