import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { newCreator } from '../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { UpgradedResponse } from './upgrade.controller.js';

const product = testApp();
const admin = adminOf(product);

const upgrade = (id: string, body: object = {}) =>
  admin.post<UpgradedResponse>(`/api/admin/members/${id}/upgrade`, body);

describe('an upgrade by an admin', () => {
  it('takes the standard plan unless told otherwise, and shows until when it is valid', async () => {
    const creator = await newCreator(product);
    const { status, body } = await upgrade(idOf(creator));
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: idOf(creator), profileStatus: 'pro', proPlan: 'standard' });
    expect((await creator.get('/api/me')).body).toMatchObject({
      profileStatus: 'pro',
      proPlan: 'standard',
      proUntil: body.proUntil,
    });
    expect((await upgrade(idOf(creator))).body).toMatchObject({ status: 409, code: 'ALREADY_PRO' });
  });

  it('waits until a banned member is reactivated', async () => {
    const creator = idOf(await newCreator(product));
    await admin.post(`/api/admin/members/${creator}/ban`, {});
    expect((await upgrade(creator)).body).toMatchObject({ status: 409, code: 'MEMBER_IS_BANNED' });
    await admin.post(`/api/admin/members/${creator}/reactivate`, {});
    expect((await upgrade(creator)).status).toBe(200);
  });

  it('is refused for staff accounts and for nobody', async () => {
    expect((await upgrade(idOf(admin))).status).toBe(404);
    expect((await upgrade(randomUUID())).status).toBe(404);
    expect((await upgrade(idOf(await newCreator(product)), { plan: 'gold' })).status).toBe(422);
  });
});
