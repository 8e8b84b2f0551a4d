import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import { newCreator } from '../../../../test/support/creators.js';
import { runDueJobs } from '../../../../test/support/due-jobs.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import {
  answerCreator,
  answerInvitation,
  approvedRequest,
  hireFile,
  invitationOf,
  invite as inviteTo,
  offer,
  openCreator,
  saveAvailability,
} from '../../../../test/support/hiring.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { CandidatesResponse } from '../read-models/availability/candidates.response.js';
import type { ProposalsResponse } from '../read-models/availability/proposals.response.js';

const product = testApp();
let admin = adminOf(product);
let business: TestClient;
let creators: TestClient[];
beforeAll(async () => {
  await admin.post('/api/admin/features/matching', { on: true });
  business = await proBusiness(product, admin);
  creators = [];
  for (const firstName of ['Ada', 'Bola', 'Chidi', 'Dayo']) creators.push(await openCreator(product, admin, firstName));
});

const save = saveAvailability;
const approved = (numberOfInterns = '2') => approvedRequest(business, admin, numberOfInterns);
const invite = (id: string, who: TestClient[], next: TestClient[] = []) => inviteTo(admin, id, who, next);
const answer = answerInvitation;
const answerBy = async (id: string) => {
  type Requests = { items: { id: string; answerBy: string | null }[] };
  return (await business.get<Requests>('/api/me/hire-requests')).body.items.find((one) => one.id === id)?.answerBy;
};
const fileOf = (id: string) => hireFile(business, 'me', id);
const staffFileOf = (id: string) => hireFile(admin, 'admin', id);
const chosen = (id: string, invitationId: string, how: 'accept' | 'decline') =>
  answerCreator(business, id, invitationId, how);

describe('an invitation', () => {
  it('is for approved requests and creators who are open to work', async () => {
    const [ada] = creators as [TestClient];
    const { id } = (await business.post<{ id: string }>('/api/me/hire-requests', {})).body;
    expect((await invite(id, [ada])).body.code).toBe('REQUEST_NOT_APPROVED');
    expect((await invite(id, [await newCreator(product)])).body.code).toBe('CREATOR_NOT_AVAILABLE');
    expect((await invite(id, [])).status).toBe(422);
    await admin.post(`/api/admin/hire-requests/${id}/status`, { status: 'rejected' });
  });

  it('says what is offered and who asks; contacts are seen once both have said yes', async () => {
    const [ada, bola] = creators as [TestClient, TestClient];
    const id = await approved();
    const path = `/api/admin/hire-requests/${id}/invitations`;
    await save(ada, { ...offer, skills: ['Copywriting'], asks: '10,000 naira a day' });
    const [body, key] = [{ creatorIds: [idOf(ada), idOf(bola)] }, { 'idempotency-key': randomUUID() }];
    const first = await admin.post(path, body, key);
    expect(first.status).toBe(201);
    expect(await answerBy(id)).toBeNull();
    expect((await admin.post(path, body, key)).body).toEqual(first.body);
    expect((await invite(id, [ada])).body.code).toBe('CREATOR_ALREADY_INVITED');
    expect(await invitationOf(ada, id)).toMatchObject({
      ...{ status: 'open', askedBy: 'Adunni Foods', contact: null },
      offer: { department: 'Marketing', stipend: '30,000 naira', workType: 'Remote' },
    });
    const mine = await invitationOf(ada, id);
    expect((await bola.post<Problem>(`/api/me/invitations/${mine.id}/accept`)).status).toBe(404);
    expect((await fileOf(id)).creators[0]).toMatchObject({
      status: 'open',
      firstName: null,
      points: null,
      userId: null,
    });

    expect((await chosen(id, mine.id, 'accept')).body.code).toBe('INVITATION_CLOSED');
    expect((await answer(ada, id, 'accept')).status).toBe(200);
    expect((await answer(ada, id, 'accept')).body.code).toBe('INVITATION_CLOSED');
    const before = await fileOf(id);
    expect(before.creators[0]).toMatchObject({
      ...{ status: 'accepted', firstName: 'Ada', state: 'Lagos', points: 60 },
      ...{ skills: ['Copywriting'], asks: '10,000 naira a day' },
    });
    expect(before.creators[1]).toMatchObject({ firstName: null, skills: [], asks: null });
    expect(JSON.stringify(before)).not.toMatch(/@|\+234|Obi/);
    expect(await answerBy(id)).toBe(before.creators[0]?.dueAt);

    expect((await chosen(id, mine.id, 'accept')).status).toBe(200);
    expect((await fileOf(id)).creators[0]?.contact).toMatchObject({ lastName: 'Obi', email: ada.user?.email });
    expect((await invitationOf(ada, id)).contact).toMatchObject({ email: business.user?.email });
    expect((await invitationOf(bola, id)).contact).toBeNull();
    const news = await business.get<{ items: { code: string }[] }>('/api/me/notifications');
    expect(news.body.items.map(({ code }) => code)).toContain('CREATOR_ACCEPTED');
    expect(await answerBy(id)).toBeNull();

    const stranger = await proBusiness(product, admin);
    expect((await stranger.get(`/api/me/hire-requests/${id}`)).status).toBe(404);
    expect((await stranger.post(`/api/me/hire-requests/${id}/invitations/${mine.id}/accept`)).status).toBe(404);
    expect(JSON.stringify(await staffFileOf(id))).not.toMatch(/@|\+234/);
    const { kycStatus, legalName } = (await staffFileOf(id)).business;
    expect([kycStatus, legalName]).toEqual(['approved', 'Adunni Foods']);

    await admin.post(`/api/audit/members/${idOf(business)}/erase`, { purposes: ['kyc'] });
    await eventually(async () => expect(await invitationOf(ada, id)).toMatchObject({ askedBy: 'Adunni Bello' }));
  });

  it('goes to the next of the shortlist where one declines, or does not answer in 72 hours', async () => {
    const [ada, bola, chidi, dayo] = creators as [TestClient, TestClient, TestClient, TestClient];
    const id = await approved('1');
    await invite(id, [ada], [bola, chidi, dayo]);
    await runDueJobs(product);
    expect((await staffFileOf(id)).creators).toHaveLength(1);

    expect((await answer(ada, id, 'decline', { reason: 'I have exams.' })).status).toBe(200);
    await runDueJobs(product);
    await eventually(async () => expect(await invitationOf(bola, id)).toMatchObject({ status: 'open' }));
    const [declined] = (await staffFileOf(id)).creators;
    expect(declined).toMatchObject({ status: 'declined', firstName: 'Ada', reason: 'I have exams.' });
    expect(JSON.stringify(await fileOf(id))).not.toContain('exams');
    const { body: proposed } = await admin.get<CandidatesResponse>(`/api/admin/hire-requests/${id}/candidates`);
    expect(proposed.items.map(({ creatorId }) => creatorId)).not.toContain(idOf(ada));
    expect(proposed.items.map(({ creatorId }) => creatorId)).toContain(idOf(chidi));

    expect((await save(chidi, { available: false })).status).toBe(200);
    product.clock.advance({ hours: 72 });
    for (const someone of [...creators, business]) await someone.signIn(someone.user?.email ?? '');
    admin = await product.admin();
    await runDueJobs(product);
    await eventually(async () => expect(await invitationOf(bola, id)).toMatchObject({ status: 'lapsed' }));
    await runDueJobs(product);
    await eventually(async () => expect(await invitationOf(dayo, id)).toMatchObject({ status: 'open' }));
    expect((await answer(bola, id, 'accept')).body.code).toBe('INVITATION_CLOSED');
    expect((await answer(dayo, id, 'accept')).status).toBe(200);
  });

  it('is withdrawn by staff or the business until she answers; she is told, and the next is asked', async () => {
    const [ada, bola, , dayo] = creators as [TestClient, TestClient, TestClient, TestClient];
    const id = await approved('1');
    await invite(id, [ada], [bola, dayo]);
    const recall = async (by: TestClient, path: string, creator: TestClient) =>
      by.post<Problem>(`/api/${path}/hire-requests/${id}/invitations/${(await invitationOf(creator, id)).id}/recall`);
    expect((await recall(await proBusiness(product, admin), 'me', ada)).status).toBe(404);
    expect((await recall(ada, 'admin', ada)).status).toBe(403);

    expect((await recall(admin, 'admin', ada)).status).toBe(200);
    await eventually(async () => expect(await invitationOf(ada, id)).toMatchObject({ status: 'recalled' }));
    const news = (await ada.get<{ items: { code: string }[] }>('/api/me/notifications')).body.items;
    expect(news.map(({ code }) => code)).toContain('INVITATION_RECALLED');
    expect((await answer(ada, id, 'accept')).body.code).toBe('INVITATION_CLOSED');

    await runDueJobs(product);
    await eventually(async () => expect(await invitationOf(bola, id)).toMatchObject({ status: 'open' }));
    expect((await recall(business, 'me', bola)).status).toBe(200);
    await runDueJobs(product);
    await eventually(async () => expect(await invitationOf(dayo, id)).toMatchObject({ status: 'open' }));
    await answer(dayo, id, 'accept');
    expect((await recall(admin, 'admin', dayo)).body.code).toBe('INVITATION_CLOSED');
    expect((await fileOf(id)).timeline.map(({ type }) => type)).toContain('InvitationRecalled');
  });

  it('that she accepted ends where the business does not answer in seven days, and frees its place', async () => {
    const [ada, bola] = creators as [TestClient, TestClient];
    const id = await approved('1');
    await invite(id, [ada]);
    expect((await answer(ada, id, 'accept')).status).toBe(200);
    const [asked] = (await fileOf(id)).creators;
    expect(Date.parse(String(asked?.dueAt)) - product.clock.now().getTime()).toBeGreaterThan(6 * 86_400_000);
    product.clock.advance({ days: 7 });
    for (const someone of [...creators, business]) await someone.signIn(someone.user?.email ?? '');
    admin = await product.admin();
    await runDueJobs(product);
    await eventually(async () => expect(await invitationOf(ada, id)).toMatchObject({ status: 'ended' }));
    expect((await invite(id, [bola])).status).toBe(201);
  });

  it('ends, and hides her, as soon as a creator is not open to work any more', async () => {
    const [, bola] = creators as [TestClient, TestClient];
    const id = await approved();
    await invite(id, [bola]);
    await answer(bola, id, 'accept');
    expect((await fileOf(id)).creators[0]?.firstName).toBe('Bola');
    expect((await save(bola, { available: false })).status).toBe(200);
    expect((await fileOf(id)).creators[0]?.firstName).toBeNull();
    const { invitationId = '' } = (await fileOf(id)).creators[0] ?? {};
    expect((await chosen(id, invitationId, 'accept')).status).toBe(409);
    await runDueJobs(product);
    await eventually(async () => expect(await invitationOf(bola, id)).toMatchObject({ status: 'withdrawn' }));
    expect((await save(bola, offer)).status).toBe(200);
  });
});

describe('the choice of a business', () => {
  it('is there where staff allow it, among the first candidates', async () => {
    const [ada, bola] = creators as [TestClient, TestClient];
    const id = await approved();
    const list = () => business.get<{ items: { creatorId: string }[] }>(`/api/me/hire-requests/${id}/candidates`);
    const choose = (...who: string[]) =>
      business.post<Problem>(`/api/me/hire-requests/${id}/invitations`, { creatorIds: who });
    expect([(await list()).status, (await choose(idOf(ada))).status]).toEqual([404, 404]);
    const allow = (isAllowed: boolean) => admin.post(`/api/admin/hire-requests/${id}/choice`, { isAllowed });
    expect((await allow(true)).status).toBe(200);
    expect((await list()).body.items.map(({ creatorId }) => creatorId)).toContain(idOf(ada));
    expect(JSON.stringify((await list()).body)).not.toMatch(/@|\+234|Obi/);
    expect((await choose(idOf(await newCreator(product)))).body.code).toBe('CREATOR_NOT_AVAILABLE');
    const stranger = await proBusiness(product, admin);
    expect((await stranger.get(`/api/me/hire-requests/${id}/candidates`)).status).toBe(404);
    const headers = { 'idempotency-key': randomUUID() };
    const chooseAda = () =>
      business.post(`/api/me/hire-requests/${id}/invitations`, { creatorIds: [idOf(ada)] }, headers);
    const [first, repeated] = [await chooseAda(), await chooseAda()];
    expect([first.status, repeated.status, repeated.body]).toEqual([201, 201, first.body]);
    expect(await invitationOf(ada, id)).toMatchObject({ status: 'open' });
    await invite(id, [bola]);
    expect((await fileOf(id)).creators.map(({ firstName }) => firstName)).toEqual(['Ada', null]); // it chose one of them
    expect((await list()).body.items.map(({ creatorId }) => creatorId)).not.toContain(idOf(ada));
    expect((await allow(false)).status).toBe(200);
    expect((await choose(idOf(ada))).status).toBe(404);
  });

  it('and the place of a creator are told to her in words', async () => {
    const [ada] = creators as [TestClient];
    const why = async (creator: TestClient) =>
      (await creator.get<ProposalsResponse>('/api/me/availability/proposals')).body;
    const { obstacles, items } = await why(ada);
    expect(obstacles).toEqual([]);
    expect(items[0]).toMatchObject({
      ...{ department: 'Marketing', isProposed: true, missing: [] },
      reasons: ['Works in Marketing', 'Takes work that is remote', ...(items[0]?.reasons.slice(2) ?? [])],
    });
    expect((await why(await newCreator(product))).obstacles).toEqual([
      'You have not said that you are open to work.',
      'It takes a Pro account.',
      'It takes 50 points, and you have 0.',
    ]);
  });
});

describe('who is banned or erased', () => {
  const asked = async (...who: TestClient[]) => {
    const id = await approved('1');
    await invite(id, who.slice(0, 1), who.slice(1));
    return id;
  };
  const statuses = async (id: string) => {
    await runDueJobs(product);
    await runDueJobs(product);
    return (await staffFileOf(id)).creators.map(({ status }) => status);
  };

  it('as a creator is asked no more, and the next one is', async () => {
    const [banned, erased] = [await openCreator(product, admin, 'Efe'), await openCreator(product, admin, 'Funke')];
    const id = await asked(banned, erased, creators[3] as TestClient);
    await admin.post(`/api/admin/members/${idOf(banned)}/ban`, {});
    await eventually(async () => expect(await statuses(id)).toEqual(['withdrawn', 'open']));
    await admin.post(`/api/audit/members/${idOf(erased)}/erase`, {});
    await eventually(async () => expect(await statuses(id)).toEqual(['withdrawn', 'withdrawn', 'open']));
  });

  it.each(['ban', 'erase'])('as a business asks no more: %s', async (how) => {
    const [first, second] = [creators[0] as TestClient, creators[1] as TestClient];
    const former = business;
    business = await proBusiness(product, admin);
    const id = await asked(first, second);
    const path = how === 'ban' ? 'admin' : 'audit';
    await admin.post(`/api/${path}/members/${idOf(business)}/${how}`, {});
    business = former;
    await eventually(async () => expect(await statuses(id)).toEqual(['ended']));
    const invitation = await invitationOf(first, id);
    expect(invitation.contact).toBeNull();
    expect(JSON.stringify(invitation)).not.toContain('erased');
    expect((await invite(id, [second])).body.code).toBe('BUSINESS_NOT_THERE');
  });
});
