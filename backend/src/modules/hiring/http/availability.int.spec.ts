import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import { newCreator, proCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { newStaff } from '../../../../test/support/unregistrable.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { AvailabilityResponse } from '../read-models/availability/availability.response.js';
import type { CandidatesResponse } from '../read-models/availability/candidates.response.js';

const product = testApp();
const admin = adminOf(product);
let ada: TestClient;
let requestId: string;
beforeAll(async () => {
  ada = await proCreator(product, admin, { firstName: 'Ada' });
  const business = await proBusiness(product, admin);
  const wish = { department: 'Marketing', skills: 'Captions, and short videos', workType: 'Hybrid' };
  requestId = (await business.post<{ id: string }>('/api/me/hire-requests', wish)).body.id;
});

const offer = { available: true, departments: ['Marketing'], skills: ['copywriting', 'Insta'], workTypes: ['Hybrid'] };
const save = (creator: TestClient, body: object = offer) =>
  creator.send<Problem>('PUT', '/api/me/availability', { body });
const addPoints = (creator: TestClient, delta: number) =>
  admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta });
const candidates = async () =>
  (await admin.get<CandidatesResponse>(`/api/admin/hire-requests/${requestId}/candidates`)).body;
const names = async () => (await candidates()).items.map(({ firstName }) => firstName);

describe('being open to work', () => {
  it('is there only while an admin has turned matching on', async () => {
    expect((await save(ada)).body.code).toBe('FEATURE_OFF');
    expect((await admin.get<Problem>(`/api/admin/hire-requests/${requestId}/candidates`)).body.code).toBe(
      'FEATURE_OFF',
    );
    expect((await admin.get<Problem>('/api/admin/hire-figures')).body.code).toBe('FEATURE_OFF');
    await admin.post('/api/admin/features/matching', { on: true });
  });

  it('takes Pro and 50 points', async () => {
    expect((await save(await newCreator(product))).body.code).toBe('PRO_REQUIRED');
    expect((await save(ada)).body).toMatchObject({ code: 'POINTS_REQUIRED', need: 50, have: 0 });
    await addPoints(ada, 60);
    await eventually(async () => expect((await save(ada)).status).toBe(200));
  });

  it('names what is on the lists, under any word for it', async () => {
    const { body } = await ada.get<AvailabilityResponse>('/api/me/availability');
    expect(body).toEqual({
      ...{ available: true, departments: ['Marketing'], skills: ['Copywriting', 'Instagram'], workTypes: ['Hybrid'] },
      ...{ days: [], area: null, asks: null },
    });
    for (const wrong of [{ skills: ['Juggling'] }, { departments: [] }, { workTypes: [] }, { email: 'a@b.c' }])
      expect((await save(ada, { ...offer, ...wrong })).status).toBe(422);
  });
});

describe('the candidates of a request', () => {
  it('are who fits, with the reasons, and without what nobody has to know', async () => {
    const { version, items } = await candidates();
    expect(version).toBe(1);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      ...{ creatorId: idOf(ada), userId: idOf(ada), firstName: 'Ada', department: 'Marketing', points: 60 },
      reasons: [
        ...['Works in Marketing', 'Takes work that is hybrid', '1 of 2 skills: Copywriting'],
        ...['Near the business, in Lagos', '60 points'],
      ],
    });
    expect(JSON.stringify(items)).not.toMatch(/@|\+234|gender|Obi/);
  });

  it('are for staff who review requests', async () => {
    const path = `/api/admin/hire-requests/${requestId}/candidates`;
    expect((await ada.get(path)).status).toBe(403);
    expect((await (await newStaff(product, admin, 'reviewer')).get(path)).status).toBe(200);
    expect((await admin.get(`/api/admin/hire-requests/${idOf(ada)}/candidates`)).status).toBe(404);
  });

  it('leave out creators who withdrew, fell below 50 points, or are banned or erased', async () => {
    expect((await save(ada, { available: false })).status).toBe(200);
    expect(await names()).toEqual([]);
    expect((await save(ada)).status).toBe(200);
    expect(await names()).toEqual(['Ada']);
    await addPoints(ada, -20);
    await eventually(async () => expect(await names()).toEqual([]));
    expect((await save(ada, { available: false })).status).toBe(200);
    await addPoints(ada, 20);
    await eventually(async () => expect((await save(ada)).status).toBe(200));
    await admin.post(`/api/admin/members/${idOf(ada)}/ban`, {});
    await eventually(async () => expect(await names()).toEqual([]));
    await admin.post(`/api/admin/members/${idOf(ada)}/reactivate`, {});
    await eventually(async () => expect(await names()).toEqual(['Ada']));
    await admin.post(`/api/audit/members/${idOf(ada)}/erase`, {});
    await eventually(async () => expect(await names()).toEqual([]));
  });
});
