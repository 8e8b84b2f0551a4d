import { beforeEach, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { newColleague } from '../../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { PASSWORD, registration, type SignedIn, type TestClient } from '../../../../../test/support/test-client.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { FirstAdmin } from '../../accounts/first-admin.js';
import type { DecidedMemberResponse } from './members.controller.js';

const product = testApp();
let admin = adminOf(product);

let ada: TestClient;
let id: string;
beforeEach(async () => {
  ada = product.visitor();
  id = (await ada.register()).user.id;
});

const decide = (what: string, body: object = {}, who: TestClient = admin) =>
  who.post<DecidedMemberResponse & Problem>(`/api/admin/members/${id}/${what}`, body);
const login = (email: string, password = PASSWORD) =>
  product.visitor().post<SignedIn & Problem & { reason?: string }>('/api/auth/login', { email, password });

describe('the first admin', () => {
  it('is there from the start, without a membership type', async () => {
    const { body } = await admin.get('/api/me');
    expect(body).toMatchObject({ email: 'admin@example.com', membershipType: null, roles: ['member', 'admin'] });
  });

  it('is made once, and not given back a role that another admin took', async () => {
    const ensure = () => product.app.get(FirstAdmin, { strict: false }).ensure();
    await Promise.all([ensure(), ensure()]);
    await decide('roles', { grant: 'admin' });
    const firstId = admin.user!.id;
    expect((await ada.post(`/api/admin/members/${firstId}/roles`, { revoke: 'admin' })).status).toBe(200);
    await ensure();
    expect((await admin.get<{ roles: string[] }>('/api/me')).body.roles).toEqual(['member']);
    await ada.post(`/api/admin/members/${firstId}/roles`, { grant: 'admin' });
    await decide('roles', { revoke: 'admin' });
  });
});

describe('a correction of the account', () => {
  const email = () => `new-${ada.user!.email}`;
  const names = async () => (await admin.get<{ items: object[] }>(`/api/admin/members?q=${email()}`)).body.items;

  it('changes the address that the member signs in with, and tells them', async () => {
    expect((await decide('account', { email: email().toUpperCase(), qualification: 'Marketing' })).body).toMatchObject({
      email: email(),
      qualification: 'Marketing',
      changed: true,
    });
    expect((await login(ada.user!.email)).status).toBe(401);
    expect((await login(email())).status).toBe(200);
    expect(await names()).toMatchObject([{ userId: id, email: email(), qualification: 'Marketing' }]);
    const { body } = await ada.get<{ items: object[] }>('/api/me/notifications');
    expect(body.items[0]).toMatchObject({ title: 'Your account was changed' });
    expect((await decide('account', { email: email() })).body.changed).toBe(false);
  });

  it('sets the former address free', async () => {
    const former = ada.user!.email;
    await decide('account', { email: email() });
    expect((await product.visitor().register({ email: former })).user.email).toBe(former);
  });

  it('is refused where another account has the address, or a banned one had it', async () => {
    const other = await product.visitor().register();
    expect(await decide('account', { email: other.user.email })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', errors: [{ field: 'email' }] },
    });
    await admin.post(`/api/admin/members/${other.user.id}/ban`, {});
    expect((await decide('account', { email: other.user.email })).body.code).toBe('EMAIL_TAKEN');
    expect((await login(ada.user!.email)).status).toBe(200);
  });

  it('is one of two that want the same address at once', async () => {
    const other = (await product.visitor().register()).user.id;
    const wanted = { email: email() };
    const answers = await Promise.all(
      [id, other].map((member) => admin.post(`/api/admin/members/${member}/account`, wanted)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('needs something to correct', async () => {
    expect((await decide('account')).status).toBe(422);
    expect((await decide('account', { email: 'ada' })).body.errors?.[0]?.field).toBe('email');
    expect((await decide('account', { email: email() }, ada)).status).toBe(403);
  });
});

describe('a ban', () => {
  it('ends the sessions at once and tells the reason at the door', async () => {
    const { status, body } = await decide('ban', { reason: 'Selling followers' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: id,
      profileStatus: 'suspended',
      banReason: 'Selling followers',
      changed: true,
    });
    expect((await ada.get('/api/me')).status).toBe(401);
    const told = {
      status: 403,
      code: 'ACCOUNT_SUSPENDED',
      reason: 'Selling followers',
      appealReference: id.slice(-8).toUpperCase(),
    };
    expect((await ada.send('POST', '/api/auth/refresh')).body).toMatchObject(told);
    const signedIn = await login(ada.user!.email);
    expect(signedIn.body).toMatchObject(told);
    expect(signedIn.body.detail).toContain(
      'Your account has been suspended due to a violation of our platform policies.',
    );
  });

  it('is not shown without the password', async () => {
    await decide('ban');
    const { status, body } = await login(ada.user!.email, 'not the password');
    expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('closes the open sockets', async () => {
    const socket = await connect(ada);
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await decide('ban');
    expect(await closed).toBe('io server disconnect');
    await expect(connect(ada)).rejects.toThrow('unauthorized');
  });

  it('keeps address and phone from registering again, until it is lifted', async () => {
    const phone = '+2348055556666';
    const email = `ben-${uuidv7()}@example.com`;
    const ben = product.visitor();
    id = (await ben.register({ phone, email })).user.id;
    const attempt = (overrides: object) =>
      product.visitor().post<Problem>('/api/auth/register', registration(overrides));
    await decide('ban');
    for (const overrides of [{ email }, { phone: '08055556666' }]) {
      const { status, body } = await attempt(overrides);
      expect([status, body.code]).toEqual([409, 'EMAIL_ALREADY_REGISTERED']);
    }
    await decide('reactivate');
    expect((await attempt({ phone })).status).toBe(201);
    expect((await login(email)).status).toBe(200);
  });

  it('keeps the phone from the profiles of others, until it is lifted', async () => {
    const phone = '+2348055557777';
    const [ben, eve] = [product.visitor(), product.visitor()];
    id = (await ben.register({ phone })).user.id;
    await eve.register();
    await decide('ban');
    const edit = (body: object) => eve.send<Problem>('PATCH', '/api/me', { body });
    expect((await edit({ phone: '0805 555 7777', firstName: 'Eve' })).body).toMatchObject({
      status: 403,
      code: 'PHONE_SUSPENDED',
      errors: [{ field: 'phone' }],
    });
    expect((await edit({ firstName: 'Eve' })).status).toBe(200);
    await decide('reactivate');
    expect((await edit({ phone })).status).toBe(200);
  });

  it('keeps the phone of the day it was spoken', async () => {
    const edited = await ada.send('PATCH', '/api/me', { body: { phone: '08077778888' } });
    expect(edited.status).toBe(200);
    await decide('ban');
    const { body } = await product
      .visitor()
      .post<Problem>('/api/auth/register', registration({ phone: '08077778888' }));
    expect(body.code).toBe('EMAIL_ALREADY_REGISTERED');
  });

  it('can be spoken twice without a difference, and the second hears so', async () => {
    await decide('ban', { reason: 'Selling followers' });
    const { status, body } = await decide('ban', { reason: 'Something else' });
    expect([status, body.banReason, body.changed]).toEqual([200, 'Selling followers', false]);
    expect((await decide('reactivate')).body.changed).toBe(true);
    expect((await decide('reactivate')).body.changed).toBe(false);
  });

  it('is lifted with the former status', async () => {
    await decide('ban');
    const { body } = await decide('reactivate');
    expect(body).toMatchObject({ profileStatus: 'basic', bannedAt: null, banReason: null });
    await ada.signIn(ada.user!.email);
    expect((await ada.get('/api/me')).body).toMatchObject({ profileStatus: 'basic' });
  });

  it('reaches the same member where the id is written in capitals', async () => {
    const socket = await connect(ada);
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    const [member, reason] = [id, 'Selling followers'];
    id = id.toUpperCase();
    expect((await decide('ban', { reason })).body).toMatchObject({ userId: member, banReason: reason });
    expect(await closed).toBe('io server disconnect');
    expect((await admin.get(`/api/admin/members/${member}/timeline`)).status).toBe(200);
  });

  it('does not reach staff', async () => {
    await decide('roles', { grant: 'reviewer' });
    const { status, body } = await decide('ban');
    expect([status, body.code]).toEqual([409, 'STAFF_CANNOT_BE_BANNED']);
  });

  it('finds nobody where nobody is', async () => {
    id = uuidv7();
    expect((await decide('ban')).status).toBe(404);
  });

  it('is for admins alone', async () => {
    const reviewer = await newColleague(product, admin, 'reviewer');
    expect((await decide('ban', {}, reviewer)).body.code).toBe('STAFF_ONLY');
    expect((await decide('ban', {}, ada)).body.code).toBe('STAFF_ONLY');
    expect((await decide('ban', {}, product.visitor())).body.code).toBe('NOT_SIGNED_IN');
  });
});

describe('staff roles', () => {
  it('send open sockets away when they change, to come again with what they may hear now', async () => {
    for (const change of [{ grant: 'reviewer' }, { revoke: 'reviewer' }]) {
      const socket = await connect(ada);
      const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
      await decide('roles', change);
      expect(await closed).toBe('io server disconnect');
      (await connect(ada)).disconnect();
    }
  });

  it('hold from the next request on, and no longer', async () => {
    const { status, body } = await decide('roles', { grant: 'admin' });
    expect([status, body.roles]).toEqual([200, ['member', 'admin']]);
    const ben = product.visitor();
    const banBen = async () => ada.post(`/api/admin/members/${(await ben.register()).user.id}/ban`, {});
    expect((await banBen()).status).toBe(200);
    await decide('roles', { revoke: 'admin' });
    expect((await banBen()).status).toBe(403);
  });

  it('can be given and taken in one go', async () => {
    await decide('roles', { grant: 'reviewer' });
    const { status, body } = await decide('roles', { grant: 'auditor', revoke: 'reviewer' });
    expect([status, body.roles]).toEqual([200, ['member', 'auditor']]);
  });

  it('come with shorter sessions', async () => {
    await decide('roles', { grant: 'auditor' });
    product.clock.advance({ hours: 12, seconds: 1 });
    expect((await ada.send('POST', '/api/auth/refresh')).status).toBe(401);
    admin = await product.admin();
  });

  it('cannot be laid down by the last admin', async () => {
    for (id of [admin.user!.id, admin.user!.id.toUpperCase()])
      expect((await decide('roles', { revoke: 'admin' })).body.code).toBe('CANNOT_REVOKE_OWN_ROLE');
  });

  it('of admins never vanish altogether, though two take them from each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      await decide('roles', { grant: 'admin' });
      const revoke = { revoke: 'admin' };
      const answers = await Promise.all([
        admin.post<Problem>(`/api/admin/members/${id}/roles`, revoke),
        ada.post<Problem>(`/api/admin/members/${admin.user!.id}/roles`, revoke),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses).not.toEqual([200, 200]);
      if (answers[1].status === 200) await ada.post(`/api/admin/members/${admin.user!.id}/roles`, { grant: 'admin' });
      await decide('roles', revoke);
    }
  });

  it.each([[{}], [{ grant: 'admin', revoke: 'admin' }], [{ grant: 'emperor' }]])(
    'are not changed by %j',
    async (body) => {
      expect((await decide('roles', body)).status).toBe(422);
    },
  );
});

function connect({ accessToken }: TestClient): Promise<Socket> {
  const socket = io(product.url, { auth: { token: accessToken }, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
