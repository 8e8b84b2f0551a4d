import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import {
  answerCreator,
  answerInvitation,
  approvedRequest,
  hireFile,
  invitationOf,
  invite,
  openCreator,
} from '../../../../test/support/hiring.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { beginning, comparePositions } from '../../../platform/event-sourcing/index.js';
import { EventStore, type LoadedStream } from '../../../platform/event-store/event-store.js';
import type { Problem } from '../../../platform/http/problem.js';
import { availability, availabilityOf } from '../domain/availability.aggregate.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { WorkStepResponse } from '../read-models/availability/work-steps.js';
import type { HireFiguresResponse } from '../read-models/hire-figures/hire-figures.response.js';

const product = testApp();
let admin = adminOf(product);
let business: TestClient;
let ada: TestClient;
let requestId: string;
let id: string;
beforeAll(async () => {
  await admin.post('/api/admin/features/matching', { on: true });
  business = await proBusiness(product, admin);
  ada = await openCreator(product, admin, 'Ada');
  [requestId, id] = await agreed();
});

async function agreed(): Promise<[requestId: string, invitationId: string]> {
  const request = await approvedRequest(business, admin, '1');
  await invite(admin, request, [ada]);
  await answerInvitation(ada, request, 'accept');
  const invitation = (await invitationOf(ada, request)).id;
  expect((await answerCreator(business, request, invitation, 'accept')).status).toBe(200);
  return [request, invitation];
}

const say = (who: TestClient, what: 'report' | 'rating' | 'dispute', body: object, of = id) =>
  who.post<Problem>(`/api/me/work/${of}/${what}`, body);
const workOf = async (request = requestId, invitationId = id) =>
  (await ada.get<{ steps: WorkStepResponse[]; isGone: boolean }>(`/api/me/work/${request}/${invitationId}`)).body;
const stepsOf = async (request = requestId, invitationId = id) => (await workOf(request, invitationId)).steps;
const newsOf = async (who: TestClient) =>
  (await who.get<{ items: { code: string; link: string }[] }>('/api/me/notifications')).body.items;
const fileOf = (request = requestId) => hireFile(business, 'me', request);
const pointsOf = async () =>
  (await ada.get<{ items: { source: string; change: number }[] }>('/api/me/points')).body.items.filter(
    ({ source }) => source === 'Work for a business',
  );
const lastOf = async (events: Promise<LoadedStream>, wanted: string) =>
  (await events).events.findLast(({ type }) => type === wanted)?.meta.position ?? beginning;
const marks = { asAgreed: 5, understanding: 4, again: 5 };

describe('work that both sides agreed on', () => {
  it('starts once both say so, and is nobody else’s matter', async () => {
    const stranger = await proBusiness(product, admin);
    for (const someone of [stranger, admin])
      expect((await say(someone, 'report', { step: 'started' })).status).toBe(404);
    expect((await (await openCreator(product, admin, 'Bola')).get(`/api/me/work/${requestId}/${id}`)).status).toBe(404);
    expect((await say(ada, 'report', { step: 'finished' })).body.code).toBe('WORK_ELSEWHERE');
    expect((await say(ada, 'rating', marks)).body.code).toBe('WORK_ELSEWHERE');
    expect((await say(ada, 'report', { step: 'paid' })).status).toBe(422);

    expect((await say(business, 'report', { step: 'started' })).status).toBe(200);
    expect((await fileOf()).creators[0]?.status).toBe('agreed');
    await eventually(async () =>
      expect((await newsOf(ada))[0]).toMatchObject({ code: 'WORK_REPORTED', link: '/work' }),
    );
    expect((await say(ada, 'report', { step: 'started' })).status).toBe(200);
    expect((await fileOf()).creators[0]?.status).toBe('started');
    await eventually(async () =>
      expect((await newsOf(business))[0]).toMatchObject({ code: 'WORK_STARTED', link: `/hire-interns/${requestId}` }),
    );
  });

  it('ends once both say so; points arrive once, and finished work counts', async () => {
    expect((await say(ada, 'report', { step: 'finished' })).status).toBe(200);
    expect(await pointsOf()).toEqual([]);
    expect((await say(business, 'report', { step: 'finished' })).status).toBe(200);
    await eventually(async () => expect(await pointsOf()).toMatchObject([{ change: 10 }]));
    expect((await newsOf(ada))[0]?.code).toBe('WORK_REWARDED');
    expect((await say(business, 'report', { step: 'finished' })).body.code).toBe('WORK_ELSEWHERE');
    expect((await invitationOf(ada, requestId)).status).toBe('finished');
    const { items } = (
      await admin.get<{ items: { reasons: string[] }[] }>(
        `/api/admin/hire-requests/${await approvedRequest(business, admin)}/candidates`,
      )
    ).body;
    expect(items[0]?.reasons).toContain('Work finished here: 1');
  });

  it('moves the figures of the Analysis', async () => {
    const figures = (await admin.get<HireFiguresResponse>('/api/admin/hire-figures?days=30')).body;
    for (const { count, median, p90 } of [figures.shortlisted, figures.accepted, figures.finished])
      expect([count, median !== null && p90 !== null && median >= 0 && p90 >= median]).toEqual([1, true]);
    const filled = { places: 3, filled: 1 };
    expect(figures).toMatchObject({
      ...{ ...filled, creatorsEarning: 1 },
      ...{ byDepartment: [{ name: 'Marketing', ...filled }], byState: [{ name: 'Lagos', ...filled }] },
    });
  });

  it('is rated by each side once, and read by the other one after its own', async () => {
    expect((await say(business, 'rating', { ...marks, again: 6 })).status).toBe(422);
    expect((await say(business, 'rating', { ...marks, words: 'Careful work.' })).status).toBe(200);
    expect((await say(business, 'rating', marks)).body.code).toBe('WORK_RATED_ALREADY');
    expect((await stepsOf()).at(-1)).toMatchObject({ type: 'WorkRated', by: 'business', marks: null, words: null });
    expect((await say(ada, 'rating', { ...marks, words: 'Paid on time.' })).status).toBe(200);
    expect((await say(ada, 'rating', { ...marks, words: 'Never mind.' })).body.code).toBe('WORK_RATED_ALREADY');
    expect((await stepsOf()).map(({ type, by, words }) => [type, by, words])).toEqual([
      ['BusinessAccepted', null, null],
      ['WorkReported', 'business', null],
      ['WorkStarted', 'creator', null],
      ['WorkReported', 'creator', null],
      ['WorkFinished', 'business', null],
      ['WorkRated', 'business', 'Careful work.'],
      ['WorkRated', 'creator', 'Paid on time.'],
    ]);
    expect((await fileOf()).creators[0]?.steps.at(-1)).toMatchObject({ marks: [5, 4, 5], words: 'Paid on time.' });
    const store = product.app.get(EventStore, { strict: false });
    const words = await lastOf(store.load(availability, availabilityOf(idOf(ada)).streamId), 'WorkDescribed');
    const rating = await lastOf(store.load(hireRequest, requestId), 'WorkRated');
    expect(comparePositions(words, rating)).toBeLessThan(0); // whoever hears of the rating reads the words
  });

  it('in dispute is settled by staff, with a reason that both read', async () => {
    const [request, invitation] = await agreed();
    const settle = () =>
      admin.post<Problem>(`/api/admin/hire-requests/${request}/invitations/${invitation}/settlement`, {
        outcome: 'brokenOff',
        reason: 'The shop is closed.',
      });
    expect((await say(ada, 'report', { step: 'started' }, invitation)).status).toBe(200);
    expect((await say(ada, 'dispute', { words: '' }, invitation)).status).toBe(422);
    expect((await say(ada, 'dispute', { words: 'Nobody was there.' }, invitation)).status).toBe(200);
    expect((await say(business, 'report', { step: 'started' }, invitation)).body.code).toBe('WORK_ELSEWHERE');
    const told = (await hireFile(admin, 'admin', request)).creators[0]?.steps.slice(-2).map(({ words }) => words);
    expect(told).toEqual([null, 'Nobody was there.']);
    const { items } = (await admin.get<{ items: object[] }>('/api/admin/approved-hire-requests')).body;
    expect(items[0]).toMatchObject({ requestId: request, nextStep: 'staff' });
    expect((await settle()).status).toBe(200);
    expect((await settle()).body.code).toBe('WORK_ELSEWHERE');
    expect((await stepsOf(request, invitation)).slice(-2)).toMatchObject([
      { type: 'DisputeSettled', step: 'brokenOff', words: 'The shop is closed.' },
      { type: 'WorkBrokenOff', by: null },
    ]);
    expect((await fileOf(request)).creators[0]).toMatchObject({ status: 'brokenOff', contact: null });
    for (const someone of [ada, business])
      await eventually(async () =>
        expect((await newsOf(someone)).map(({ code }) => code)).toContain('DISPUTE_SETTLED'),
      );
    expect(await pointsOf()).toHaveLength(1);
  });

  it('without further reports comes to staff on its day, and they settle it', async () => {
    const [request, invitation] = await agreed();
    const waiting = async () =>
      (await admin.get<{ items: { requestId: string }[] }>('/api/admin/approved-hire-requests?turn=staff')).body.items;
    const { dueAt } = (await ada.get<{ dueAt: string }>(`/api/me/work/${request}/${invitation}`)).body;
    expect(Date.parse(dueAt) - product.clock.now().getTime()).toBeGreaterThan(13 * 86_400_000);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ requestId: request }));
    product.clock.advance({ days: 15 });
    for (const someone of [ada, business]) await someone.signIn(someone.user?.email ?? '');
    admin = await product.admin();
    expect(await waiting()).toContainEqual(expect.objectContaining({ requestId: request, dueAt }));
    const path = `/api/admin/hire-requests/${request}/invitations/${invitation}/settlement`;
    expect((await admin.post(path, { outcome: 'brokenOff', reason: 'Neither side answers.' })).status).toBe(200);
    expect((await hireFile(admin, 'admin', request)).creators[0]).toMatchObject({ status: 'brokenOff', dueAt: null });
  });

  it('tells a creator whose business is erased that nobody there answers', async () => {
    const former = business;
    business = await proBusiness(product, admin);
    const [request, invitation] = await agreed();
    expect((await workOf(request, invitation)).isGone).toBe(false);
    const unread = async () => (await ada.get<{ unread: number }>('/api/me/notifications')).body.unread;
    await ada.post('/api/me/notifications/read', {});
    await eventually(async () => expect(await unread()).toBe(0));
    await admin.post(`/api/audit/members/${idOf(business)}/erase`, {});
    business = former;
    await eventually(async () => expect((await workOf(request, invitation)).isGone).toBe(true));
    expect(await unread()).toBe(0);
  });

  it('stays in the history of the business when its creator is erased, without name and words', async () => {
    expect((await fileOf()).creators[0]).toMatchObject({ isGone: false });
    await admin.post(`/api/audit/members/${idOf(ada)}/erase`, {});
    await eventually(async () => {
      const file = await fileOf();
      expect(file.creators[0]).toMatchObject({ status: 'finished', firstName: null, contact: null, isGone: true });
      expect(JSON.stringify(file)).not.toContain('Paid on time');
    });
  });
});

it('no business reads a contact before both have said yes, by any route', async () => {
  const efe = await openCreator(product, admin, 'Efe');
  const { email, phone } = (await efe.get<{ email: string; phone: string }>('/api/me')).body;
  const request = await approvedRequest(business, admin, '1');
  await invite(admin, request, [efe]);
  const invitationId = (await invitationOf(efe, request)).id;
  const { paths } = (await business.get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json')).body;
  const addresses = Object.entries(paths)
    .filter(([, methods]) => 'get' in methods)
    .flatMap(([path]) =>
      [request, invitationId, idOf(efe)].map((one) => path.replace('{requestId}', request).replaceAll(/\{\w+\}/g, one)),
    );
  const findLeaks = async (): Promise<string[]> => {
    const leaks: string[] = [];
    for (const address of new Set(addresses)) {
      const headers = { authorization: `Bearer ${String(business.accessToken)}` };
      const text = await (await fetch(product.url + address, { headers })).text();
      if ([email, phone].some((secret) => secret && text.includes(secret))) leaks.push(address);
    }
    return leaks;
  };
  expect(await findLeaks()).toEqual([]);
  expect((await answerCreator(business, request, invitationId, 'accept')).status).toBe(409);
  expect((await say(business, 'report', { step: 'started' }, invitationId)).body.code).toBe('WORK_ELSEWHERE');
  await answerInvitation(efe, request, 'accept');
  expect(await findLeaks()).toEqual([]);
  await answerCreator(business, request, invitationId, 'accept');
  expect(await findLeaks()).toEqual([`/api/me/hire-requests/${request}`]);
});
