import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { testApp, testAppWithMail } from '../../../../../test/support/fixtures.js';
import { PASSWORD, type TestClient } from '../../../../../test/support/test-client.js';
import { newStaff } from '../../../../../test/support/unregistrable.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { Problem } from '../../../../platform/http/problem.js';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly link: string | null;
  readonly enrolmentCode: string | null;
}
interface StaffRow {
  readonly userId: string;
  readonly roles: string[];
  readonly lastSignInAt: string | null;
  readonly sessions: number;
}

const { product, post } = testAppWithMail();
let admin: TestClient;
beforeAll(async () => {
  admin = await product.admin();
});

const invitations = '/api/admin/staff/invitations';
let email: string;
let number = 0;
beforeEach(() => {
  number += 1;
  email = `invited-${String(number)}@example.com`;
});

const invite = (role = 'reviewer', by = admin) => by.post<Invitation & Problem>(invitations, { email, role });
const open = async () => (await admin.get<{ items: Invitation[] }>(invitations)).body.items;
const staff = async () => (await admin.get<{ items: StaffRow[] }>('/api/admin/staff')).body.items;
const accept = (token: string, password = PASSWORD) =>
  product
    .visitor()
    .post<Problem>('/api/auth/staff-invitation', { token, firstName: 'Zola', lastName: 'Dube', password });

const check = (token: string) =>
  product.visitor().post<Problem | undefined>('/api/auth/staff-invitation/check', { token });

async function mailedToken(): Promise<string> {
  let mail = '';
  while (!mail.includes('You are invited')) mail = await post.next();
  expect(mail).toContain(`To: ${email}`);
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /reset-password\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

describe('an invitation to the staff', () => {
  it('opens an account with its role, and no membership, for whoever reads the mail', async () => {
    const { status, body } = await invite();
    expect([status, body]).toMatchObject([201, { isMailed: true, link: null, enrolmentCode: null }]);
    expect(await open()).toMatchObject([{ id: body.id, email, role: 'reviewer', invitedBy: 'First Admin' }]);
    const token = await mailedToken();
    expect((await check(token)).status).toBe(204);
    expect((await accept(token)).status).toBe(204);
    expect((await check(token)).body?.code).toBe('INVITATION_INVALID');
    expect(await open()).toEqual([]);
    const zola = product.visitor();
    expect((await staff()).find(({ userId }) => userId === body.id)).toMatchObject({ lastSignInAt: null, sessions: 0 });
    expect((await zola.signIn(email, PASSWORD)).user).toMatchObject({ id: body.id, roles: ['member', 'reviewer'] });
    expect((await zola.get('/api/admin/appraisals')).status).toBe(200);
    expect((await zola.get('/api/me')).body).toMatchObject({ membershipType: null });
    expect((await staff()).find(({ userId }) => userId === body.id)).toMatchObject({
      roles: ['reviewer'],
      lastSignInAt: expect.any(String),
      sessions: 1,
    });
    expect((await accept(token)).body.code).toBe('INVITATION_INVALID');
  });

  it('is good for 72 hours, by the last link that was sent', async () => {
    const { id } = (await invite()).body;
    const first = await mailedToken();
    expect((await admin.post(`${invitations}/${id}/send-again`, {})).status).toBe(200);
    const second = await mailedToken();
    for (const link of [first, 'made up']) expect((await check(link)).body?.code).toBe('INVITATION_INVALID');
    expect((await accept(first)).body.code).toBe('INVITATION_INVALID');
    product.clock.advance({ hours: 72 });
    admin = await product.admin();
    expect((await accept(second)).body.code).toBe('INVITATION_INVALID');
    expect((await invite('finance')).body.id).toBe(id); // the open invitation is reused, with this role
    expect((await accept(await mailedToken())).status).toBe(204);
    expect((await product.visitor().signIn(email, PASSWORD)).user.roles).toEqual(['member', 'finance']);
  });

  it('is accepted once by two who try at the same moment', async () => {
    await invite();
    const token = await mailedToken();
    const answers = await Promise.all([accept(token), accept(token, 'another one, also fine')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it('is open once by admins who invite the same address at the same moment', async () => {
    const answers = await Promise.all([invite(), invite(), invite('finance')]);
    const [made, ...others] = answers.toSorted((one, other) => one.status - other.status);
    const { id } = made!.body;
    expect(others.map(({ body }) => body.code)).toEqual(['INVITED_MEANWHILE', 'INVITED_MEANWHILE']);
    expect(await open()).toMatchObject([{ id, email }]);
    await mailedToken();
    expect((await admin.post(`${invitations}/${id}/send-again`, {})).status).toBe(200);
    expect((await accept(await mailedToken())).status).toBe(204);
  });

  it('is withdrawn with its address', async () => {
    const { id } = (await invite()).body;
    const token = await mailedToken();
    expect((await admin.send('DELETE', `${invitations}/${id}`)).status).toBe(204);
    expect((await admin.send('DELETE', `${invitations}/${id}`)).status).toBe(404);
    expect((await admin.post(`${invitations}/${id}/send-again`, {})).status).toBe(404);
    expect((await accept(token)).body.code).toBe('INVITATION_INVALID');
    expect(await open()).toEqual([]);
    const { body } = await admin.get<{ items: { data: object }[] }>(`/api/audit/events?stream=${id}`);
    expect(JSON.stringify(body)).not.toContain(email);
    expect((await invite()).status).toBe(201);
  });

  it('is for addresses without an account, and for the roles there are', async () => {
    await product.visitor().register({ email });
    expect((await invite()).body.code).toBe('ADDRESS_HAS_ACCOUNT');
    expect((await invite('owner')).status).toBe(422);
    expect((await accept('none')).body.code).toBe('INVITATION_INVALID');
  });

  it.each(['reviewer', 'auditor', 'operator', 'finance'] as const)('is not for a %s to send', async (role) => {
    expect((await invite('reviewer', await newStaff(product, admin, role))).status).toBe(403);
  });
});

describe('where no mail can be sent', () => {
  const mailless = testApp();

  it('the inviting admin is shown the link once, and the history says so', async () => {
    const chief = await mailless.admin();
    const { body } = await invite('finance', chief);
    expect(body).toMatchObject({ isMailed: false, link: expect.stringContaining(`/reset-password?token=${body.id}.`) });
    const token = new URL(body.link ?? '').searchParams.get('token');
    const { body: history } = await chief.get<{ items: object[] }>(`/api/audit/events?stream=${body.id}`);
    expect(history.items).toMatchObject([{ type: 'StaffInvited', data: { isLinkShown: true } }]);
    expect((await mailless.app.get(Pool).query('select from mail.messages')).rowCount).toBe(0);
    const [listed] = (await chief.get<{ items: object[] }>(invitations)).body.items;
    expect(listed).not.toHaveProperty('link');
    const names = { firstName: 'Zola', lastName: 'Dube', password: PASSWORD };
    expect((await mailless.visitor().post('/api/auth/staff-invitation', { token, ...names })).status).toBe(204);
    expect((await mailless.visitor().signIn(email, PASSWORD)).user.roles).toEqual(['member', 'finance']);
  });
});

describe('leaving the staff', () => {
  const leave = (id: string, by = admin) => by.post<Problem>(`/api/admin/members/${id}/leave`, {});

  it('ends roles, sessions and what was held, at once', async () => {
    const zola = await newStaff(product, admin, 'reviewer', 'finance');
    const hold = { desk: '01900000-0000-7000-8000-00000000000d', items: ['one'] };
    expect((await zola.send('PUT', '/api/admin/holds/orders', { body: hold })).status).toBe(200);
    const expiresAt = new Date(product.clock.now().getTime() + 86_400_000).toISOString();
    const token = { name: 'Report', rights: ['read-orders'], expiresAt };
    const made = await zola.post<{ token: string }>('/api/me/api-tokens', token);
    const program = product.visitor();
    program.accessToken = made.body.token;
    expect((await program.get('/api/admin/orders')).status).toBe(200);
    expect((await leave(idOf(zola))).body).toMatchObject({ changed: true });
    expect((await program.get('/api/admin/orders')).status).toBe(401);
    expect((await zola.get('/api/admin/appraisals')).status).toBe(401);
    expect((await staff()).map(({ userId }) => userId)).not.toContain(idOf(zola));
    const held = await product.app.get(Pool).query('select from es.holds where holder_id = $1', [idOf(zola)]);
    expect(held.rowCount).toBe(0);
    expect((await leave(idOf(zola))).body).toMatchObject({ changed: false });
  });

  it('is not for the last admin, nor by oneself', async () => {
    expect((await leave(idOf(admin))).body.code).toBe('CANNOT_REVOKE_OWN_ROLE');
    const second = await newStaff(product, admin, 'admin');
    const answers = await Promise.all([leave(idOf(admin), second), leave(idOf(second))]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const { rows } = await product.app.get(Pool).query(`select from identity.accounts where 'admin' = any(roles)`);
    expect(rows).toHaveLength(1);
  });
});
