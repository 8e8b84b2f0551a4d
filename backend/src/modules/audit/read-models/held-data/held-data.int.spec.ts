import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { idOf } from '../../../../../test/support/businesses.js';
import { becomesPro, claimed, deliver } from '../../../../../test/support/card-payments.js';
import { newColleague } from '../../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { charge, PAYSTACK_KEY } from '../../../../../test/support/paystack.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { ExecuteCommand, systemCaller } from '../../../../platform/command-handling/execute-command.js';
import { CALENDAR, membership, membershipOf } from '../../../commerce/public.js';
import type { HeldDataResponse } from './held-data.response.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
const admin = adminOf(product);
let auditor: TestClient;
beforeAll(async () => {
  auditor = await newColleague(product, admin, 'auditor');
});

let ada: TestClient;
let id: string;
beforeEach(async () => {
  ada = product.visitor();
  id = (await ada.register()).user.id;
});

describe('what is held of a member', () => {
  it('is shown to auditors, with the notes of staff', async () => {
    const { status, body } = await auditor.get<HeldDataResponse>(`/api/audit/members/${id}/data`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profile: { firstName: 'Ada' },
      devices: [{ current: false }],
      erasure: { erased: [] },
    });
    expect(body.history[0]).toMatchObject({ type: 'MemberRegistered', by: 'member', data: { firstName: 'Ada' } });

    const file = await auditor.get<HeldDataResponse>(`/api/audit/members/${id}/data/export?reason=asked`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.body.profile.email).toBe(ada.user!.email);
  });

  it('names who looked, and who took a file out', async () => {
    const { body: first } = await admin.get<HeldDataResponse>(`/api/audit/members/${id}/data`);
    expect(first.looks.filter(({ kind }) => kind === 'exported')).toEqual([]);
    await auditor.get(`/api/audit/members/${id}/data/export?reason=asked`);
    await auditor.get(`/api/audit/members/${idOf(ada)}/state`);
    const { body } = await auditor.get<HeldDataResponse>(`/api/audit/members/${id}/data`);
    expect(body.looksTotal).toBe(3);
    expect(body.looks.map(({ actorId, actor, kind, route }) => [actorId, actor, kind, route])).toEqual([
      [idOf(auditor), 'Ada Obi', 'read', 'GET /api/audit/members/:id/state'],
      [idOf(auditor), 'Ada Obi', 'exported', 'GET /api/audit/members/:id/data/export'],
      [idOf(admin), expect.any(String), 'read', 'GET /api/audit/members/:id/data'],
    ]);
  });

  it('tells what the card gateway and time alone did from what staff did', async () => {
    const { creator, reference } = await claimed(product);
    await deliver(product, charge(reference));
    await becomesPro(creator);
    const graceEnds = { type: 'ExpirePro', data: { now: '2040-01-01T00:00:00.000Z', graceDays: 60 } } as const;
    const expiry = new ExecuteCommand(membership, membershipOf(idOf(creator)), graceEnds, systemCaller(CALENDAR));
    await product.app.get(CommandBus).execute(expiry);
    const { body } = await auditor.get<HeldDataResponse>(`/api/audit/members/${idOf(creator)}/data`);
    const doers = body.history.map(({ type, by }) => [type, by]);
    expect(doers).toEqual(
      expect.arrayContaining([
        ['ProgramFeeConfirmed', 'product'],
        ['ProExpired', 'product'],
      ]),
    );
  });

  it('is nothing personal after an erasure', async () => {
    await admin.post(`/api/audit/members/${id}/erase`, {});
    const { body } = await auditor.get<HeldDataResponse>(`/api/audit/members/${id}/data`);
    expect(body.history[0]?.data).toMatchObject({ firstName: 'Erased', email: '' });
    expect(JSON.stringify(body)).not.toContain(ada.user!.email);
    expect(body.erasure.erased).toHaveLength(3);
  });

  it('is for auditors and admins alone', async () => {
    expect((await ada.get(`/api/audit/members/${id}/data`)).status).toBe(403);
    expect((await auditor.get('/api/audit/members/01900000-0000-7000-8000-000000000000/data')).status).toBe(404);
  });
});
