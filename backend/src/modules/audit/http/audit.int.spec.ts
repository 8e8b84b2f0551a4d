import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { proCreator, submitDay } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ExportedLog } from '../../../platform/proof/exported-log.js';
import { VerifyingKeys } from '../../../platform/proof/seal-keys.js';
import { Verification } from '../../../platform/proof/verification.js';
import type { AccessLogPage } from '../read-models/access-log/access-log.response.js';
import type { EventResponse, HistoryPage } from '../read-models/history/history.response.js';
import type { MemberStateResponse } from '../read-models/member-state/member-state.response.js';

const product = testApp();
const admin = adminOf(product);
let creator: TestClient;
let life: HistoryPage;
beforeAll(async () => {
  creator = await proCreator(product, admin, { firstName: 'Zainab', email: 'zainab@example.com' });
  product.clock.advance({ seconds: 30 });
  const appraisalId = await submitDay(creator);
  product.clock.advance({ seconds: 30 });
  await admin.post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 12 });
  await eventually(async () => {
    life = await search(`subject=${idOf(creator)}&pageSize=100`);
    expect(life.items[0]?.type).toBe('PointsAwarded');
  });
});

const search = async (query: string) => (await admin.get<HistoryPage>(`/api/audit/events?${query}`)).body;
const accesses = async (query: string) =>
  (await admin.get<AccessLogPage>(`/api/audit/access-log?pageSize=100&${query}`)).body.items;
const types = ({ items }: HistoryPage) => items.map(({ type }) => type);

describe('the history', () => {
  it('tells a member’s life, newest first, with who did what', () => {
    expect(types(life)).toEqual([
      'PointsAwarded',
      'AppraisalApproved',
      'AppraisalSubmitted',
      'ProUpgraded',
      'InternshipApplicationApproved',
      'InternshipApplicationOpened',
      'MemberRegistered',
    ]);
    const [awarded, approved] = life.items;
    expect(approved).toMatchObject({ actor: idOf(admin), subject: idOf(creator), subjectName: 'Zainab Obi' });
    expect(awarded).toMatchObject({
      actorName: 'award-points-when-appraisal-approved',
      causationId: approved?.commandId,
      correlationId: approved?.correlationId,
      data: { points: 12 },
    });
  });

  it('keeps personal fields sealed, and names them', () => {
    const registered = life.items.find(({ type }) => type === 'MemberRegistered');
    expect(registered?.sealed).toEqual(expect.arrayContaining(['email', 'firstName', 'phone']));
    expect(JSON.stringify(life.items.map(({ data }) => data))).not.toContain('zainab@example.com');
  });

  it('opens them on request, and records that', async () => {
    const { stream, version } = life.items.at(-1) ?? { stream: '', version: 0 };
    const revealed = await admin.post<{ data: object }>(`/api/audit/events/${stream}/${String(version)}/reveal`, {
      reason: 'A dispute',
    });
    expect(revealed.body.data).toMatchObject({ email: 'zainab@example.com', firstName: 'Zainab' });
    const looks = await accesses(`subject=${idOf(creator)}&actor=${idOf(admin)}`);
    expect(looks[0]).toMatchObject({ kind: 'read', reason: 'A dispute', subjects: [idOf(creator)] });
  });

  it('shows nobody what is internal, opened or not', async () => {
    const { stream, version } = life.items.at(-1) ?? { stream: '', version: 0 };
    const reveal = `/api/audit/events/${stream}/${String(version)}/reveal`;
    const member = `/api/admin/members/${idOf(creator)}`;
    const held = `/api/audit/members/${idOf(creator)}/data`;
    const shown = [life, (await admin.post<object>(reveal, { reason: 'A dispute' })).body];
    for (const path of [`${member}/timeline`, held, `${held}/export?reason=a%20test`])
      shown.push((await admin.get<object>(path)).body);
    for (const body of shown) {
      expect(JSON.stringify(body)).toContain('"membershipType":"Creator"');
      expect(JSON.stringify(body)).not.toContain('passwordDigest');
    }
  });

  it('is narrowed down by what is known', async () => {
    const [awarded, approved, submitted] = life.items;
    expect(types(await search(`correlationId=${awarded?.correlationId ?? ''}`))).toEqual([
      'PointsAwarded',
      'AppraisalApproved',
    ]);
    expect(types(await search(`stream=${submitted?.stream ?? ''}`))).toEqual([
      'AppraisalApproved',
      'AppraisalSubmitted',
    ]);
    const at = String(submitted?.recordedAt);
    const until = await search(`subject=${idOf(creator)}&to=${at}`);
    expect(until.items[0]?.type).toBe('AppraisalSubmitted');
    const since = await search(`subject=${idOf(creator)}&from=${at}&actor=${approved?.actor ?? ''}`);
    expect(types(since)).toEqual(['AppraisalApproved']);
  });

  it('is read to the end page by page, each event once', async () => {
    const seen: EventResponse[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: HistoryPage = await search(`subject=${idOf(creator)}&pageSize=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(seen.map(({ position }) => position)).toEqual(life.items.map(({ position }) => position));
  });

  it.each(['cursor=abc', 'cursor=WzEsMiwzLDRd', 'from=yesterday', 'actor=ada', 'unknown=1', 'pageSize=101'])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`/api/audit/events?${query}`)).status).toBe(400);
    },
  );

  it('shows one event, and none that is not there', async () => {
    const { stream = '' } = life.items.at(-1) ?? {};
    expect((await admin.get<EventResponse>(`/api/audit/events/${stream}/1`)).body.type).toBe('MemberRegistered');
    expect((await admin.get(`/api/audit/events/${stream}/99`)).status).toBe(404);
    expect((await admin.get(`/api/audit/events/${randomUUID()}/1`)).status).toBe(404);
  });

  it('is for auditors and admins', async () => {
    expect((await creator.get<Problem>('/api/audit/events')).status).toBe(403);
    expect((await product.visitor().get('/api/audit/events')).status).toBe(401);
    expect((await creator.get(`/api/audit/members/${idOf(creator)}/state`)).status).toBe(403);
  });
});

describe('what auditors look up', () => {
  it('is the id behind a name, without address or number', async () => {
    const { body } = await admin.get<{ items: object[] }>('/api/audit/members?q=zainab');
    expect(body.items).toEqual([{ id: idOf(creator), name: 'Zainab Obi', membershipType: 'Creator' }]);
    expect((await admin.get<{ items: object[] }>('/api/audit/members?q=nobody%20here')).body.items).toEqual([]);
    expect((await creator.get('/api/audit/members?q=zainab')).status).toBe(403);
  });

  it('is the name behind an id, and staff who are no members as well', async () => {
    const found = async (q: string) =>
      (await admin.get<{ items: object[] }>(`/api/audit/members?q=${encodeURIComponent(q)}`)).body.items;
    const [first] = await found('first admin');
    expect(first).toEqual({ id: idOf(admin), name: 'First Admin', membershipType: 'Staff' });
    expect(await found(idOf(admin).toUpperCase())).toEqual([first]);
    expect(await found(idOf(creator))).toMatchObject([{ name: 'Zainab Obi', membershipType: 'Creator' }]);
    expect(await found(randomUUID())).toEqual([]);
    expect(await found('+2348031234567')).toEqual([]);
  });

  it('is that somebody was erased', async () => {
    const { id } = (await product.visitor().register()).user;
    await admin.post(`/api/audit/members/${id}/erase`, {});
    const { body } = await admin.get<{ items: object[] }>(`/api/audit/members?q=${id}`);
    expect(body.items).toEqual([{ id, name: null, membershipType: null }]);
  });

  it('is every type of event, with who follows it', async () => {
    const { body } = await admin.get<{ items: { type: string; leadsTo: string[] }[] }>('/api/audit/event-types');
    const leadsTo = (type: string) => body.items.find((item) => item.type === type)?.leadsTo;
    expect(leadsTo('AppraisalApproved')).toContain('award-points-when-appraisal-approved');
    expect(leadsTo('AppraisalApproved')).not.toContain('appraisals');
    const { dispatches } = product.app.get(Jobs, { strict: false });
    expect(dispatches.length).toBeGreaterThan(0);
    for (const { name, on } of dispatches) for (const type of Object.keys(on)) expect(leadsTo(type)).toContain(name);
    expect(body.items.find(({ type }) => type === 'AppraisalApproved')).toMatchObject({
      stream: 'challenge',
      version: 1,
      personal: ['comment'],
      followers: expect.arrayContaining(['appraisals', 'award-points-when-appraisal-approved']) as unknown,
    });
  });
});

describe('an export', () => {
  it('holds the rows of the list, and is recorded with its filters', async () => {
    const query = `subject=${idOf(creator)}`;
    const text = await download(`/api/audit/export?${query}`);
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as EventResponse).position)).toEqual(
      life.items.map(({ position }) => position),
    );
    expect(text).not.toContain('passwordDigest');
    const [exported] = await accesses('kind=exported');
    expect(exported).toMatchObject({ filter: { subject: idOf(creator) }, subjects: [idOf(creator)], reason: 'a test' });
  });

  it('is also a table for a spreadsheet', async () => {
    const text = await download(`/api/audit/export?subject=${idOf(creator)}&format=csv`);
    const [header = '', first = ''] = text.split('\r\n');
    expect(header).toBe(
      'position,stream,version,type,recordedAt,actor,subject,correlationId,causationId,commandId,data',
    );
    expect(first).toContain('PointsAwarded');
    expect(first).toContain('""points"":12');
  });

  it('is also the whole log as it was sealed, to be verified elsewhere', async () => {
    const state = async () =>
      (await admin.get<{ publicKey: string; newestSeal: object | null }>('/api/audit/proof')).body;
    await eventually(async () => expect((await state()).newestSeal).not.toBeNull());
    const proof = await state();
    const text = await download('/api/audit/sealed-log');
    const verification = new Verification(new VerifyingKeys([proof.publicKey]));
    const verdict = await verification.run(new ExportedLog(Readable.from(text.split('\n'))).entries());
    expect(verdict).toMatchObject({ ok: true, notYetSealed: 0 });
    expect(verdict.eventsChecked).toBeGreaterThan(0);
    expect(text).not.toContain('Zainab');
    expect((await accesses('kind=exported'))[0]).toMatchObject({ route: 'GET /api/audit/sealed-log' });
    expect((await creator.get('/api/audit/sealed-log')).status).toBe(403);
  });

  it('is recorded each time, whatever key comes with it', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { length } = await accesses('kind=exported');
    const queries = [`subject=${idOf(creator)}`, `subject=${idOf(creator)}`, 'type=MemberRegistered'];
    for (const query of queries) await download(`/api/audit/export?${query}`, key);
    expect(await accesses('kind=exported')).toHaveLength(length + queries.length);
  });

  const download = async (path: string, key = {}) => {
    const headers = { authorization: `Bearer ${admin.accessToken ?? ''}`, ...key };
    const reason = `${path.includes('?') ? '&' : '?'}reason=a%20test`;
    const answer = await fetch(product.url + path + reason, { headers });
    expect(answer.status).toBe(200);
    return answer.text();
  };
});

describe('a member’s state', () => {
  const stateAt = async (at?: string) =>
    (await admin.get<MemberStateResponse>(`/api/audit/members/${idOf(creator)}/state${at ? `?at=${at}` : ''}`)).body;

  it('is what the live answers say now', async () => {
    const { profile, journey, appraisals } = await stateAt();
    expect(profile).toEqual((await creator.get('/api/me')).body);
    expect(journey).toMatchObject({ points: 12 });
    expect(appraisals).toMatchObject([{ dayNumber: 1, status: 'approved', points: 12 }]);
  });

  it('is what it was at any moment before', async () => {
    const submittedAt = String(life.items[2]?.recordedAt);
    expect(await stateAt(submittedAt)).toMatchObject({
      profile: { points: 0, profileStatus: 'pro' },
      appraisals: [{ dayNumber: 1, status: 'pending' }],
      orders: [],
    });
    const before = new Date(Date.parse(String(life.items.at(-1)?.recordedAt)) - 1).toISOString();
    expect(await stateAt(before)).toMatchObject({ events: 0, profile: null, journey: null, appraisals: [] });
  });

  it('holds what happened in the very millisecond', async () => {
    const registeredAt = String(life.items.at(-1)?.recordedAt);
    expect(await stateAt(registeredAt)).toMatchObject({ profile: { firstName: 'Zainab', profileStatus: 'basic' } });
  });

  it('is not told of a moment that is still to come', async () => {
    const tomorrow = new Date(product.clock.now().getTime() + 86_400_000).toISOString();
    expect(await admin.get(`/api/audit/members/${idOf(creator)}/state?at=${tomorrow}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_QUERY', errors: [{ field: 'at' }] },
    });
  });

  it('is recorded as looked at, and 404 for nobody', async () => {
    await stateAt();
    const [look] = await accesses('kind=read');
    expect(look).toMatchObject({ route: 'GET /api/audit/members/:id/state', subjects: [idOf(creator)] });
    expect((await admin.get(`/api/audit/members/${randomUUID()}/state`)).status).toBe(404);
  });
});
