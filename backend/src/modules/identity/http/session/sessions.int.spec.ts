import { describe, expect, it } from '@jest/globals';
import { testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';

const product = testApp();

const refresh = (client: TestClient) => client.send('POST', '/api/auth/refresh');

describe('sessions', () => {
  it('are listed, the newest first, without telling of others', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const phone = product.visitor();
    await phone.signIn(user.email);
    const { body } = await phone.get<{ items: { id: string; current: boolean }[]; total: number }>(
      '/api/auth/sessions',
    );
    expect(body.total).toBe(2);
    expect(body.items.map(({ current }) => current)).toEqual([true, false]);
  });

  it('end one by one, at once', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const phone = product.visitor();
    await phone.signIn(user.email);
    const { body } = await ada.get<{ items: { id: string; current: boolean }[] }>('/api/auth/sessions');
    const lost = body.items.find(({ current }) => !current)!;
    expect((await ada.send('DELETE', `/api/auth/sessions/${lost.id}`)).status).toBe(204);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await refresh(phone)).status).toBe(401);
    expect((await ada.get('/api/me')).status).toBe(200);
    expect((await ada.send('DELETE', `/api/auth/sessions/${lost.id}`)).status).toBe(404);
  });

  it('of others cannot be ended', async () => {
    const ada = product.visitor();
    await ada.register();
    const { body } = await ada.get<{ items: { id: string }[] }>('/api/auth/sessions');
    const ben = product.visitor();
    await ben.register();
    expect((await ben.send('DELETE', `/api/auth/sessions/${body.items[0]!.id}`)).status).toBe(404);
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  it('end all together', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const phone = product.visitor();
    await phone.signIn(user.email);
    expect((await ada.send('DELETE', '/api/auth/sessions')).status).toBe(204);
    expect([(await ada.get('/api/me')).status, (await phone.get('/api/me')).status]).toEqual([401, 401]);
  });

  it('end by signing out, which can be repeated', async () => {
    const ada = product.visitor();
    await ada.register();
    const before = ada.copy();
    expect((await ada.send('POST', '/api/auth/logout')).status).toBe(204);
    expect([...ada.cookies.keys()]).toEqual(['sankofa_device']);
    expect((await ada.get('/api/me')).status).toBe(401);
    expect((await refresh(before)).status).toBe(401);
    expect((await ada.send('POST', '/api/auth/logout')).status).toBe(204);
  });

  it('end by signing out without a cookie too', async () => {
    const ada = product.visitor();
    await ada.register();
    const before = ada.copy();
    ada.cookies.clear();
    expect((await ada.send('POST', '/api/auth/logout')).status).toBe(204);
    expect((await ada.get('/api/me')).status).toBe(401);
    expect((await refresh(before)).status).toBe(401);
  });

  it('end when the same browser signs in again', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const before = ada.copy();
    await ada.signIn(user.email);
    expect((await refresh(before)).status).toBe(401);
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  it('leave the cookie alone, which may be that of a sign-in which was answered first', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const before = ada.copy();
    await ada.signIn(user.email);
    const { headers } = await refresh(before);
    expect(before.cookies.has('sankofa_refresh')).toBe(true);
    expect(headers.has('clear-site-data')).toBe(false);
  });
});

describe('the storage of the browser', () => {
  const cleared = async (answer: Promise<{ headers: Headers }>) => (await answer).headers.get('clear-site-data');

  it('is cleared at sign-out, except the cookies of known devices', async () => {
    const ada = product.visitor();
    await ada.register();
    const before = ada.copy();
    expect(await cleared(ada.send('POST', '/api/auth/logout'))).toBe('"storage"');
    expect(await cleared(refresh(before))).toBeNull(); // somebody else may have signed in there meanwhile
  });

  it('is cleared at the next refresh once the session was revoked', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const phone = product.visitor();
    await phone.signIn(user.email);
    expect(await cleared(refresh(phone))).toBeNull();
    const admin = await product.admin();
    await admin.send('DELETE', `/api/admin/members/${user.id}/sessions`);
    expect(await cleared(refresh(phone))).toBe('"storage"');
  });

  it('stays after a session that the member ended or left unused, as drafts wait for the next one', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const phone = product.visitor();
    await phone.signIn(user.email);
    await ada.send('DELETE', '/api/auth/sessions');
    expect(await cleared(refresh(phone))).toBeNull();
    await ada.signIn(user.email);
    product.clock.advance({ days: 15 });
    expect(await cleared(refresh(ada))).toBeNull();
    expect(await cleared(refresh(product.visitor()))).toBeNull();
  });
});

describe('staff', () => {
  it('end every session of a member, which is recorded as theirs and told to the member', async () => {
    const ada = product.visitor();
    const { user } = await ada.register();
    const phone = product.visitor();
    await phone.signIn(user.email);
    const admin = await product.admin();
    const path = `/api/admin/members/${user.id}/sessions`;
    expect((await ada.send('DELETE', path)).status).toBe(403);
    expect((await admin.send('DELETE', path)).status).toBe(204);
    expect([(await ada.get('/api/me')).status, (await phone.get('/api/me')).status]).toEqual([401, 401]);
    const { body } = await admin.get<{ items: { actor: { id: string } }[] }>(
      `/api/audit/events?type=SessionsEnded&subject=${user.id}`,
    );
    expect(JSON.stringify(body.items)).toContain(admin.user?.id);
    await ada.signIn(user.email);
    const inbox = await ada.get<{ items: { code: string }[] }>('/api/me/notifications');
    expect(inbox.body.items.map(({ code }) => code)).toContain('SESSIONS_ENDED');
    expect(
      (await admin.send('DELETE', '/api/admin/members/01900000-0000-7000-8000-000000000000/sessions')).status,
    ).toBe(404);
  });
});
