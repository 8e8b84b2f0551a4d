import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { TestClient } from '../../../../../test/support/test-client.js';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

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
    await refresh(before);
    expect(before.cookies.has('sankofa_refresh')).toBe(true);
  });
});
