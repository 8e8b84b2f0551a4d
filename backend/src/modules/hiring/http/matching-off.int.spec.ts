import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import { runDueJobs } from '../../../../test/support/due-jobs.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import {
  answerCreator,
  answerInvitation,
  approvedRequest,
  hireFile,
  invitationOf,
  invite,
  offer,
  openCreator,
  saveAvailability,
} from '../../../../test/support/hiring.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { ApprovedHireRequestPage } from '../read-models/approved-hire-requests/approved-hire-requests.response.js';
import type { AvailabilityResponse } from '../read-models/availability/availability.response.js';
import type { HireRequestPage } from '../read-models/hire-requests/hire-requests.response.js';

const product = testApp();
const admin = adminOf(product);
const turn = (on: boolean) => admin.post('/api/admin/features/matching', { on });
let business: TestClient;
let [ada, bola, chidi] = [] as unknown as [TestClient, TestClient, TestClient];
let begun: string;
let untouched: string;
beforeAll(async () => {
  await turn(true);
  business = await proBusiness(product, admin);
  [ada, bola, chidi] = [
    await openCreator(product, admin, 'Ada'),
    await openCreator(product, admin, 'Bola'),
    await openCreator(product, admin, 'Chidi'),
  ];
  [begun, untouched] = [await approvedRequest(business, admin, '1'), await approvedRequest(business, admin)];
  await admin.post(`/api/admin/hire-requests/${untouched}/choice`, { isAllowed: true });
  await invite(admin, begun, [ada, bola], [chidi]);
  await turn(false);
});

describe('while matching is off', () => {
  it('nothing new begins', async () => {
    for (const asked of [
      saveAvailability(chidi, offer),
      chidi.get('/api/me/availability/proposals'),
      invite(admin, untouched, [chidi]),
      admin.post(`/api/admin/hire-requests/${untouched}/choice`, { isAllowed: false }),
      admin.get(`/api/admin/hire-requests/${untouched}/candidates`),
      business.get(`/api/me/hire-requests/${untouched}/candidates`),
      business.post(`/api/me/hire-requests/${untouched}/invitations`, { creatorIds: [idOf(chidi)] }),
    ])
      expect(((await asked).body as Problem).code).toBe('FEATURE_OFF');
  });

  it('lists of staff and the business tell what has begun', async () => {
    const { items } = (await admin.get<ApprovedHireRequestPage>('/api/admin/approved-hire-requests')).body;
    expect(items.map(({ requestId }) => requestId)).toEqual([begun]);
    const waiting = await admin.get<ApprovedHireRequestPage>('/api/admin/approved-hire-requests?turn=staff');
    expect(waiting.body.items).toEqual([]);
    const own = (await business.get<HireRequestPage>('/api/me/hire-requests')).body.items;
    expect(own.map(({ id, hasInvitations }) => [id, hasInvitations])).toEqual([
      [untouched, false],
      [begun, true],
    ]);
  });

  it('who is asked answers, and nobody is asked in turn', async () => {
    expect((await answerInvitation(bola, begun, 'decline')).status).toBe(200);
    await runDueJobs(product);
    const { creators } = await hireFile(admin, 'admin', begun);
    expect(creators.map(({ status }) => status)).toEqual(['open', 'declined']);
    expect((await answerInvitation(ada, begun, 'accept')).status).toBe(200);
  });

  it('work that has begun is carried to its end by everyone', async () => {
    const { id } = await invitationOf(ada, begun);
    expect((await answerCreator(business, begun, id, 'accept')).status).toBe(200);
    for (const side of [business, ada])
      expect((await side.post(`/api/me/work/${id}/report`, { step: 'started' })).status).toBe(200);
    expect((await ada.get(`/api/me/work/${begun}/${id}`)).status).toBe(200);
    expect((await business.post(`/api/me/work/${id}/dispute`, { words: 'He did not come.' })).status).toBe(200);
    const settlement = { outcome: 'finished', reason: 'Both agree.' };
    expect(
      (await admin.post(`/api/admin/hire-requests/${begun}/invitations/${id}/settlement`, settlement)).status,
    ).toBe(200);
    const marks = { asAgreed: 5, understanding: 4, again: 5 };
    expect((await ada.post(`/api/me/work/${id}/rating`, marks)).status).toBe(200);
    expect((await hireFile(business, 'me', begun)).creators[0]?.status).toBe('finished');
  });

  it('a creator can still withdraw', async () => {
    const availability = async () => (await chidi.get<AvailabilityResponse>('/api/me/availability')).body.available;
    expect(await availability()).toBe(true);
    expect((await saveAvailability(chidi, { available: false })).status).toBe(200);
    await eventually(async () => expect(await availability()).toBe(false));
  });
});
