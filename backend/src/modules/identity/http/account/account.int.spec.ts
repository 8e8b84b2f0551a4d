import { beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { testApp } from '../../../../../test/support/fixtures.js';
import { startTestApp } from '../../../../../test/support/test-app.js';
import { PASSWORD, type TestClient } from '../../../../../test/support/test-client.js';
import { ExecuteCommand, systemCaller } from '../../../../platform/command-handling/execute-command.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { ErasePersonalData } from '../../domain/member.commands.js';
import { MemberDirectory } from '../../public.js';
import type { AccessResponse } from '../../read-models/page-access/page-access.controller.js';
import type { MyDataResponse } from '../../read-models/profile/my-data.response.js';
import type { ProfileResponse } from '../../read-models/profile/profile.response.js';
import { Profiles } from '../../read-models/profile/profiles.js';

const product = testApp();

let ada: TestClient;
beforeEach(async () => {
  ada = product.visitor();
  await ada.register();
});

const edit = (body: object) => ada.send<ProfileResponse & Problem>('PATCH', '/api/me', { body });

describe('editing the profile', () => {
  it('takes no name that poses as staff, also where the names come one by one', async () => {
    expect((await edit({ firstName: 'Team' })).status).toBe(200);
    const { status, body } = await edit({ lastName: 'Support' });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'firstName']);
  });

  it('answers with what was changed, and keeps it', async () => {
    const changes = { firstName: 'Adaeze', lastName: 'Eze', gender: 'Female', motivation: 'To grow' };
    const { status, body } = await edit(changes);
    expect(status).toBe(200);
    expect(body).toMatchObject(changes);
    expect((await ada.get('/api/me')).body).toEqual(body);
  });

  it('moves to another country with its state and phone', async () => {
    const { body } = await edit({ country: 'south africa', state: 'Gauteng', phone: '082 123 4567' });
    expect(body).toMatchObject({ country: 'south africa', state: 'Gauteng', phone: '+27821234567' });
    expect((await edit({ phone: '082 765 4321' })).body.phone).toBe('+27827654321');
  });

  it.each([
    ['a country without a state of it', { country: 'south africa' }, 'state'],
    ['a state of another country', { state: 'Gauteng' }, 'state'],
    ['half a phone number', { phone: '123' }, 'phone'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['an endless motivation', { motivation: 'x'.repeat(1_001) }, 'motivation'],
    ['another e-mail address', { email: 'other@example.com' }, 'email'],
    ['points', { points: 50 }, 'points'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await edit(body);
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('undoes nothing that is changed at the same moment from another device', async () => {
    for (const [round, state] of ['Oyo', 'Kano', 'Edo', 'Ogun', 'Abia'].entries()) {
      const phone = `+234803765432${String(round)}`;
      await Promise.all(round % 2 === 0 ? [edit({ state }), edit({ phone })] : [edit({ phone }), edit({ state })]);
      expect((await ada.get('/api/me')).body).toMatchObject({ country: 'nigeria', state, phone });
    }
  });

  it('takes a cleared motivation, and no null', async () => {
    await edit({ motivation: 'To grow' });
    const { status, body } = await edit({ motivation: null, firstName: null });
    expect([status, (body as unknown as Problem).errors?.map(({ field }) => field)]).toEqual([
      422,
      ['firstName', 'motivation'],
    ]);
    expect((await edit({ motivation: '' })).body.motivation).toBe('');
  });
});

describe('the pages', () => {
  it('are told with what opens them', async () => {
    const { status, body } = await ada.get<AccessResponse>('/api/me/access');
    expect(status).toBe(200);
    const met = (path: string) => body.routes.find((route) => route.path === path);
    expect(met('/dashboard')).toEqual({ path: '/dashboard', outcome: 'allowed' });
    expect(met('/kyc')).toEqual({ path: '/kyc', outcome: 'redirect', to: '/dashboard' });
    expect(met('/opportunities')).toMatchObject({ outcome: 'gate', to: '/approval-gate', code: 'PRO_REQUIRED' });
  });

  it('are told differently to staff', async () => {
    const { body } = await (await product.admin()).get<AccessResponse>('/api/me/access');
    const refused = body.routes.filter(({ path, outcome }) => path.startsWith('/admin/') && outcome !== 'allowed');
    expect(refused).toEqual([{ path: '/admin/*', outcome: 'redirect', to: '/admin/profiles' }]);
  });
});

describe('consent to marketing', () => {
  it('is given and withdrawn in one step', async () => {
    expect((await ada.post('/api/me/consent', { marketing: true })).body).toMatchObject({ marketingConsent: true });
    expect((await ada.post('/api/me/consent', { marketing: false })).body).toMatchObject({ marketingConsent: false });
  });

  it.each([[{}], [{ marketing: 'yes' }]])('is not guessed from %j', async (body) => {
    expect((await ada.post('/api/me/consent', body)).status).toBe(422);
  });
});

describe('the member’s own data', () => {
  it('is told whole: profile, devices and every fact', async () => {
    await edit({ motivation: 'To grow' });
    await (await product.admin()).post(`/api/admin/members/${ada.user!.id}/roles`, { grant: 'auditor' });
    const { status, body } = await ada.get<MyDataResponse>('/api/me/data');
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ email: ada.user!.email, motivation: 'To grow' });
    expect(body.devices).toMatchObject([{ current: true }]);
    const facts = body.history.filter(({ type }) => !type.includes('Application'));
    expect(facts.map(({ type, by }) => [type, by])).toEqual([
      ['MemberRegistered', 'you'],
      ['ProfileEdited', 'you'],
      ['StaffRoleGranted', 'us'],
    ]);
    expect(facts[0]?.data).toMatchObject({ email: ada.user!.email, firstName: 'Ada' });
    expect(facts[0]?.data).not.toHaveProperty('passwordDigest');
  });

  it('is erased on request, by staff', async () => {
    const { status, body } = await ada.send<ProfileResponse>('POST', '/api/me/erasure');
    expect(status).toBe(202);
    expect(body.erasureRequestedAt).not.toBeNull();
    product.clock.advance({ seconds: 5 });
    const again = await ada.send<ProfileResponse>('POST', '/api/me/erasure');
    expect(again.body.erasureRequestedAt).toBe(body.erasureRequestedAt);
  });
});

describe('an erased member', () => {
  it('can do nothing any more, and leaves the address free', async () => {
    const { id, email } = ada.user!;
    const command: ErasePersonalData = { type: 'ErasePersonalData', data: { purposes: ['contact', 'profile'] } };
    const caller = { ...systemCaller(id), waitForReadModels: true };
    const bus = product.app.get(CommandBus, { strict: false });
    await bus.execute(new ExecuteCommand(memberAggregate, memberOf(id), command, caller));
    expect((await ada.get('/api/me')).status).toBe(401);
    expect((await ada.send('POST', '/api/auth/refresh')).status).toBe(401);
    expect((await product.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
    const row = await product.app.get(Profiles, { strict: false }).of(id);
    expect(row).toMatchObject({ email: '', phone: null, firstName: 'Erased', lastName: 'member', gender: null });
    expect(await product.app.get(MemberDirectory, { strict: false }).of([id])).toEqual(new Map());
    expect((await product.visitor().register({ email })).user.id).not.toBe(id);
  });
});

describe('a profile that is not there yet', () => {
  it('is asked for again, as what was changed is recorded', async () => {
    const api = await startTestApp({ ROLE: 'api' }, { readModelTimeoutMs: 50 }); // no worker fills the read models
    const newcomer = api.visitor();
    await newcomer.register();
    const { status, headers, body } = await newcomer.send<Problem>('PATCH', '/api/me', {
      body: { motivation: 'Maps' },
    });
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'TEMPORARILY_UNAVAILABLE']);
    await api.close();
  });
});
