import { beforeEach, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { newCreator } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { newStaff } from '../../../../../test/support/unregistrable.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { privacyAnswerDays } from '../../../../reference-data/index.js';

interface Entry {
  readonly requestId: string;
  readonly memberId: string;
  readonly kind: string;
  readonly channel: string;
  readonly receivedAt: string;
  readonly dueAt: string;
  readonly handler: string | null;
  readonly answer: string | null;
  readonly outcome: string | null;
}

const product = testApp();
let admin = adminOf(product);

let ada: TestClient;
let by: { kind: string; channel: string; receivedOn: string };
beforeEach(async () => {
  ada = await newCreator(product);
  by = { kind: 'access', channel: 'whatsapp', receivedOn: new Date().toISOString().slice(0, 10) };
});

const record = (asked: object = by, staff = admin) =>
  staff.post<{ requestId: string } & Problem>(`/api/audit/members/${idOf(ada)}/privacy-requests`, asked);
const answer = (requestId: string) =>
  admin.post<Problem>(`/api/audit/privacy-requests/${requestId}/answer`, { answer: 'We sent all that we hold.' });
const listed = async (state: string, staff = admin) => {
  const { body } = await staff.get<{ items: Entry[] }>(`/api/audit/privacy-requests?state=${state}&pageSize=100`);
  return body.items.filter(({ memberId }) => memberId === idOf(ada));
};
const counts = async () => {
  const { body } = await admin.get<{ privacyRequests: number; overdue: { privacyRequests: number } }>(
    '/api/admin/queue-counts',
  );
  return [body.privacyRequests, body.overdue.privacyRequests];
};

describe('a request that came by another way', () => {
  it('is recorded, taken, answered, and told to the member', async () => {
    const { requestId } = (await record()).body;
    expect(await listed('waiting')).toMatchObject([{ requestId, kind: 'access', channel: 'whatsapp', handler: null }]);
    expect((await admin.post(`/api/audit/privacy-requests/${requestId}/take`, {})).status).toBe(204);
    expect(await listed('waiting')).toMatchObject([{ handler: 'First Admin' }]);
    expect((await answer(requestId)).status).toBe(204);
    expect(await listed('waiting')).toEqual([]);
    expect(await listed('answered')).toMatchObject([{ requestId, answer: 'We sent all that we hold.' }]);
    expect((await answer(requestId)).body.code).toBe('PRIVACY_REQUEST_ANSWERED');
    await eventually(async () => {
      const { body } = await ada.get<{ items: { code: string }[] }>('/api/me/notifications');
      expect(body.items.map(({ code }) => code)).toContain('PRIVACY_ANSWERED');
    });
  });

  it('is one of the kinds and ways there are, of a day that was, and of a member', async () => {
    for (const wrong of [{ kind: 'other' }, { channel: 'app' }, { receivedOn: '2099-01-01' }])
      expect((await record({ ...by, ...wrong })).status).toBe(422);
    const nobody = '01900000-0000-7000-8000-000000000000';
    expect((await admin.post(`/api/audit/members/${nobody}/privacy-requests`, by)).status).toBe(404);
    expect((await answer(nobody)).status).toBe(404);
  });

  it('is for admins to write and for auditors to read', async () => {
    await record();
    const auditor = await newStaff(product, admin, 'auditor');
    expect(await listed('waiting', auditor)).toHaveLength(1);
    for (const role of ['auditor', 'reviewer', 'operator', 'finance'] as const)
      expect((await record(by, await newStaff(product, admin, role))).status).toBe(403);
  });
});

describe('what members do in the app', () => {
  it('answers the request that they made by mail, as they have their data then', async () => {
    const { requestId } = (await record()).body;
    expect((await ada.get('/api/me/data')).status).toBe(200);
    await eventually(async () => {
      expect(await listed('answered')).toMatchObject([{ requestId, handler: 'Ada Obi', answer: null }]);
    });
  });

  it('appears as a request that is answered, once a day', async () => {
    await ada.get('/api/me/data');
    await ada.get('/api/me/data');
    await eventually(async () => {
      expect(await listed('answered')).toMatchObject([{ kind: 'access', channel: 'app', handler: 'Ada Obi' }]);
    });
  });

  it('waits for staff where it is an erasure, which answers all that was asked', async () => {
    await ada.post('/api/me/erasure', {});
    await record({ ...by, kind: 'correction' });
    const [erasure] = await listed('waiting').then((all) => all.filter(({ kind }) => kind === 'erasure'));
    expect(erasure).toMatchObject({ requestId: idOf(ada), channel: 'app' });
    expect((await admin.post(`/api/audit/privacy-requests/${idOf(ada)}/take`, {})).status).toBe(204);
    await admin.post(`/api/audit/members/${idOf(ada)}/erase`, {});
    expect(await listed('waiting')).toEqual([]);
    expect(await listed('answered')).toHaveLength(2);
  });

  it('is withdrawn by who asked for an erasure and changed their mind, and can be asked again', async () => {
    await ada.post('/api/me/erasure', {});
    const withdrawn = await ada.send<{ erasureRequestedAt: string | null }>('DELETE', '/api/me/erasure');
    expect(withdrawn).toMatchObject({ status: 200, body: { erasureRequestedAt: null } });
    expect((await ada.send('DELETE', '/api/me/erasure')).status).toBe(200);
    expect(await listed('waiting')).toEqual([]);
    expect(await listed('answered')).toMatchObject([{ outcome: 'withdrawn', handler: 'Ada Obi' }]);
    await ada.post('/api/me/erasure', {});
    expect(await listed('waiting')).toMatchObject([{ outcome: null, handler: null }]);
  });

  it('is closed by staff with an answer that the member reads', async () => {
    await ada.post('/api/me/erasure', {});
    expect((await answer(idOf(ada))).status).toBe(204);
    expect((await answer(idOf(ada))).body.code).toBe('ERASURE_NOT_ASKED');
    const { body } = await ada.get<{ items: Entry[] }>('/api/me/privacy-requests');
    const closed = { kind: 'erasure', outcome: 'answered', answer: 'We sent all that we hold.' };
    expect(body.items).toMatchObject([closed]);
    expect(body.items[0]).not.toHaveProperty('handler');
    expect((await ada.get<{ erasureRequestedAt: string | null }>('/api/me')).body.erasureRequestedAt).toBeNull();
    await eventually(async () => {
      const { body: told } = await ada.get<{ items: { code: string }[] }>('/api/me/notifications');
      expect(told.items.map(({ code }) => code)).toContain('ERASURE_ANSWERED');
    });
    const other = await newCreator(product);
    expect((await other.get<{ items: Entry[] }>('/api/me/privacy-requests')).body.items).toEqual([]);
  });

  it('is closed with an answer where somebody who asked by mail to be erased changed their mind', async () => {
    const { requestId } = (await record({ ...by, kind: 'erasure' })).body;
    expect((await answer(requestId)).status).toBe(204);
    expect((await listed('answered')).find((one) => one.requestId === requestId)).toMatchObject({ kind: 'erasure' });
  });
});

describe('the time for an answer', () => {
  it('is due in thirty days, and counted as overdue after them', async () => {
    const { requestId } = (await record()).body;
    const [{ receivedAt, dueAt } = { receivedAt: '', dueAt: '' }] = await listed('waiting');
    expect(Date.parse(dueAt) - Date.parse(receivedAt)).toBe(privacyAnswerDays * 86_400_000);
    const [waiting = 0, overdue] = await counts();
    expect(overdue).toBe(0);
    product.clock.advance({ hours: privacyAnswerDays * 24 + 1 });
    admin = await product.admin();
    expect(await counts()).toEqual([waiting, waiting]);
    await answer(requestId);
    expect(await counts()).toEqual([waiting - 1, waiting - 1]);
  });
});
