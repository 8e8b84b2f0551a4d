import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testAppWithMail } from '../../../../../test/support/fixtures.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import { PASSWORD, type TestClient } from '../../../../../test/support/test-client.js';
import type { Problem } from '../../../../platform/http/problem.js';

interface Me {
  readonly email: string;
  readonly emailVerifiedAt: string | null;
}
interface Mail {
  readonly to: string;
  readonly token: string;
  readonly code: string;
}

const { product, post } = testAppWithMail({ EMAIL_VERIFICATION: 'required' });
const admin = adminOf(product);

let ada: TestClient;
let email: string;
let first: Mail;
beforeEach(async () => {
  ada = product.visitor();
  email = (await ada.register()).user.email;
  first = await nextMail();
});

/** The next mail about an address. Notices of Pro from other tests are skipped. */
async function nextMail(): Promise<Mail> {
  let mail: string;
  do mail = (await post.next()).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  while (mail.includes('/profile/notices'));
  const part = (pattern: RegExp) => pattern.exec(mail)?.[1] ?? '';
  return {
    to: part(/^To: (.*)\r$/m),
    token: part(/verify-email\?token=([\w-]{43})/),
    code: part(/signed in: (\d{6})/),
  };
}

const verify = (body: object, by = product.visitor()) => by.post<Problem>('/api/auth/email/verify', body);
const me = async (): Promise<Me> => (await ada.get<Me>('/api/me')).body;
const correct = (to: string, password = PASSWORD) => ada.post<Me & Problem>('/api/me/email', { email: to, password });
const claim = { plan: 'basic', currency: 'NGN', reference: 'TRF-1' };

describe('an e-mail address', () => {
  it('is verified by the link, also by a browser that is not signed in, and twice', async () => {
    expect([first.to, (await me()).emailVerifiedAt]).toEqual([email, null]);
    expect([(await verify({ token: first.token })).status, (await verify({ token: first.token })).status]).toEqual([
      204, 204,
    ]);
    expect((await me()).emailVerifiedAt).toEqual(expect.any(String));
    const { body } = await admin.get<{ items: Me[] }>(`/api/admin/members?q=${email}`);
    expect(body.items.map(({ emailVerifiedAt }) => emailVerifiedAt)).toEqual([(await me()).emailVerifiedAt]);
  });

  it('is verified by the code of the member who is signed in, and of no other', async () => {
    expect((await verify({ code: first.code })).status).toBe(401);
    const other = product.visitor();
    await other.register();
    await nextMail();
    expect((await verify({ code: first.code }, other)).body.code).toBe('EMAIL_PROOF_INVALID');
    expect((await verify({ code: ` ${first.code.slice(0, 3)} ${first.code.slice(3)} ` }, ada)).status).toBe(204);
  });

  it('is not verified by guessing codes', async () => {
    const wrong = () => String((Number(first.code) + 1) % 1_000_000).padStart(6, '0');
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await verify({ code: wrong() }, ada)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    expect((await verify({ code: first.code }, ada)).status).toBe(429);
    expect((await verify({ token: first.token })).status).toBe(204);
  });

  it.each([{}, { token: 'x', code: '123456' }])('takes one proof: %j', async (body) =>
    expect((await verify(body, ada)).status).toBe(422),
  );

  it('is verified by an earlier mail too, and further mails are slowed down', async () => {
    const send = async () => (await ada.post('/api/me/email/verification')).status;
    expect(await send()).toBe(202);
    const second = await nextMail();
    expect(second.token).not.toBe(first.token);
    const more = [await send(), await send(), await send(), await send()];
    expect(more.filter((status) => status === 429).length).toBeGreaterThan(0);
    for (const status of more) if (status === 202) await nextMail();
    expect([(await verify({ token: first.token })).status, (await verify({ token: second.token })).status]).toEqual([
      204, 204,
    ]);
    expect(await send()).toBe(202); // sends nothing
  });

  it('is corrected with the password until it is verified, and both addresses hear of it', async () => {
    const better = `better-${email}`;
    expect((await correct(better, 'not the password')).body.code).toBe('WRONG_PASSWORD');
    const { status, body } = await correct(better);
    expect([status, body.email]).toEqual([200, email]);
    const { to, token } = await nextMail();
    expect([to, (await verify({ token })).status, (await nextMail()).to]).toEqual([better, 204, email]);
    expect(await me()).toMatchObject({ email: better, emailVerifiedAt: expect.any(String) });
    expect((await verify({ token: first.token })).body.code).toBe('EMAIL_PROOF_INVALID');
    expect((await verify({ token })).status).toBe(204); // a second use of a link succeeds
    await product.visitor().signIn(better);
  });

  it('is corrected by the code of the mail as well, and not by a mail from before another was proven', async () => {
    const [one, two] = [`one-${email}`, `two-${email}`];
    await correct(one);
    const toOne = await nextMail();
    await correct(two);
    const toTwo = await nextMail();
    expect((await verify({ code: toTwo.code }, ada)).status).toBe(204);
    await nextMail();
    expect((await me()).email).toBe(two);
    expect((await verify({ token: toOne.token })).body.code).toBe('EMAIL_PROOF_INVALID');
    expect((await correct(one)).body.code).toBe('EMAIL_IS_VERIFIED');
  });

  it('is changed by staff alone once it is verified, and is to be verified again', async () => {
    await verify({ token: first.token });
    expect((await correct(`own-${email}`)).body.code).toBe('EMAIL_IS_VERIFIED');
    expect((await admin.post(`/api/admin/members/${idOf(ada)}/account`, { email: `new-${email}` })).status).toBe(200);
    expect((await me()).emailVerifiedAt).toBeNull();
    const mails = [await nextMail(), await nextMail()];
    const { token } = mails.find(({ to }) => to === `new-${email}`) ?? first;
    expect((await verify({ token })).status).toBe(204);
  });

  it('is answered alike whether it is taken or free, and its owner is told by mail', async () => {
    const other = product.visitor();
    const taken = (await other.register()).user.email;
    await nextMail();
    const [free, notFree] = [await correct(`free-${email}`), await correct(taken)];
    expect(notFree.status).toBe(free.status);
    expect(notFree.body).toEqual(free.body);
    expect((await me()).email).toBe(email);
    const mails = [await nextMail(), await nextMail()];
    expect(mails.map(({ to }) => to).sort()).toEqual([`free-${email}`, taken].sort());
    expect(mails.find(({ to }) => to === taken)).toMatchObject({ token: '', code: '' });
    await other.signIn(taken);
  });

  it('is refused by the link when another member took it meanwhile', async () => {
    const wanted = `wanted-${email}`;
    await correct(wanted);
    const { token } = await nextMail();
    await product.visitor().register({ email: wanted });
    await nextMail();
    expect((await verify({ token })).body.code).toBe('EMAIL_TAKEN');
    expect((await me()).email).toBe(email);
  });
});

describe('a member who has not verified the required address', () => {
  it('claims no program fee, and staff make nobody Pro', async () => {
    expect((await ada.post<Problem>('/api/me/program-fees', claim)).body.code).toBe('EMAIL_NOT_VERIFIED');
    const upgrade = () => admin.post<Problem>(`/api/admin/members/${idOf(ada)}/upgrade`, {});
    expect((await upgrade()).body.code).toBe('MEMBER_IS_NOT_VERIFIED');
    await verify({ token: first.token });
    expect((await ada.post('/api/me/program-fees', claim)).status).toBe(201);
    expect((await upgrade()).status).toBe(200);
  });

  it('becomes Pro by an earlier claim once that is confirmed, as the fee was paid', async () => {
    const before = await startTestApp({ DATABASE_URL: product.config.databaseUrl });
    const zuri = before.visitor();
    const { user } = await zuri.register();
    const { body } = await zuri.post<{ id: string }>('/api/me/program-fees', { ...claim, reference: `TRF-${user.id}` });
    await before.close();
    ada = product.visitor();
    await ada.signIn(user.email);
    expect((await admin.post(`/api/admin/program-fees/${body.id}/confirm`)).status).toBe(200);
    await eventually(async () => expect(await me()).toMatchObject({ profileStatus: 'pro', emailVerifiedAt: null }));
    expect((await ada.post<Problem>('/api/me/program-fees', claim)).body.code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('submits no verification of a business', async () => {
    const shop = product.visitor();
    await shop.register({ membershipType: 'Business', qualification: undefined });
    const { token } = await nextMail();
    const phones = { contactPhone: '0803 123 4567', whatsappNumber: '0803 123 4567' };
    const details = { legalBusinessName: 'Shop', businessAddress: '1 Road, Lagos', ...phones, neededTools: [] };
    expect((await shop.post<Problem>('/api/me/kyc', details)).body.code).toBe('EMAIL_NOT_VERIFIED');
    await verify({ token });
    expect((await shop.post('/api/me/kyc', details)).status).toBe(201);
  });

  it('is in no contact list', async () => {
    const listed = async () => {
      const asked = { dataType: 'email', userType: 'all' };
      const { body } = await admin.post<{ items: { contactInfo: string }[] }>('/api/admin/contact-lists', asked);
      return body.items.map(({ contactInfo }) => contactInfo);
    };
    expect(await listed()).not.toContain(email);
    await verify({ token: first.token });
    await me();
    expect(await listed()).toContain(email);
  });
});

it('is asked for by default where mail can be sent, and then closes nothing', async () => {
  const asking = await startTestApp({ SMTP_URL: post.url, EMAIL_VERIFICATION: '' });
  const zuri = asking.visitor();
  await zuri.register({ email: `${randomUUID()}@example.com` });
  const { body } = await zuri.get<{ emailVerification: string }>('/api/me/access');
  expect(body.emailVerification).toBe('asked');
  expect((await zuri.post('/api/me/program-fees', claim)).status).toBe(201);
  await verifyAt(asking, (await nextMail()).token);
  expect((await zuri.get<{ emailVerification: string }>('/api/me/access')).body.emailVerification).toBe('off');
  await asking.close();
});

const verifyAt = (app: TestApp, token: string) => app.visitor().post('/api/auth/email/verify', { token });

it('is not verified by a link or a code that is older than a day', async () => {
  product.clock.advance({ hours: 25 });
  expect((await verify({ token: first.token })).body.code).toBe('EMAIL_PROOF_INVALID');
  await ada.signIn(email);
  expect((await verify({ code: first.code }, ada)).body.code).toBe('EMAIL_PROOF_INVALID');
});
