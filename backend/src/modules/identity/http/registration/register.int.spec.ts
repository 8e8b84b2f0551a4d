import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { testApp } from '../../../../../test/support/fixtures.js';
import { withSecondFactor } from '../../../../../test/support/second-factors.js';
import { registration, type SignedIn } from '../../../../../test/support/test-client.js';
import type { Problem } from '../../../../platform/http/problem.js';

const product = testApp();

const register = (overrides: object, headers?: Record<string, string>) =>
  product.visitor().post<SignedIn & Problem>('/api/auth/register', registration(overrides), headers);

describe('registering', () => {
  it('makes a creator with a profile, and signs in', async () => {
    const ada = product.visitor();
    const { user } = await ada.register({ phone: '0803 123 4567', marketingConsent: true });
    const { body } = await ada.get('/api/me');
    expect(body).toMatchObject({
      id: user.id,
      email: user.email,
      phone: '+2348031234567',
      membershipType: 'Creator',
      qualification: 'Marketing',
      profileStatus: 'basic',
      kycStatus: null,
      points: 0,
      proPlan: 'none',
      roles: ['member'],
      marketingConsent: true,
    });
  });

  it('makes a business with a verification to do', async () => {
    const shop = product.visitor();
    const place = { country: 'south africa', state: 'Gauteng', phone: '082 123 4567' };
    await shop.register({ membershipType: 'Business', qualification: undefined, ...place });
    expect((await shop.get('/api/me')).body).toMatchObject({
      membershipType: 'Business',
      qualification: 'Business Owner',
      kycStatus: 'new',
      phone: '+27821234567',
    });
  });

  it('takes Intern for Creator', async () => {
    const ada = product.visitor();
    await ada.register({ membershipType: 'Intern' });
    expect((await ada.get('/api/me')).body).toMatchObject({ membershipType: 'Creator' });
  });

  it('takes an address once, in whatever case', async () => {
    const { user } = await product.visitor().register();
    const { status, body } = await register({ email: user.email.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'EMAIL_ALREADY_REGISTERED',
      title: 'Sign up Failed',
      errors: [{ field: 'email' }],
    });
  });

  it.each([
    ['josé@example.com', 'jose\u0301@example.com'],
    ['ada@bücher.example', 'Ada@xn--bcher-kva.example'],
    ['ｚｕｒｉ＠example.com', 'zuri@example.com\u200E'],
  ])('takes a mailbox once, however it is written: %s', async (email, other) => {
    expect((await register({ email })).status).toBe(201);
    expect((await register({ email: other })).status).toBe(409);
    const session = await product.visitor().signIn(other);
    expect(session.user.email).toBe((await product.visitor().signIn(email)).user.email);
  });

  it('takes a dash for the name that somebody has not', async () => {
    const ada = product.visitor();
    await ada.register({ lastName: '-' });
    expect((await ada.get('/api/me')).body).toMatchObject({ firstName: 'Ada', lastName: '-' });
  });

  it('counts a name composed, and without what nobody sees', async () => {
    const ada = product.visitor();
    await ada.register({ firstName: `\u0091${'o\u0323\u0301'.repeat(40)}\u3164` });
    expect((await ada.get<{ firstName: string }>('/api/me')).body.firstName).toBe('ọ\u0301'.repeat(40));
  });

  it('says one sentence of a taken and of a suspended address, and of a suspended phone', async () => {
    const [ada, phone] = [await product.visitor().register(), '+2348039998887'];
    const banned = await product.visitor().register({ phone });
    await (await product.admin()).post(`/api/admin/members/${banned.user.id}/ban`, {});
    const answers = [];
    for (const more of [{ email: ada.user.email }, { email: banned.user.email }, { phone }])
      answers.push(await register(more));
    expect(answers[0]).toMatchObject({ status: 409, body: { code: 'EMAIL_ALREADY_REGISTERED' } });
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 409, body: answers[0]!.body });
  });

  it('takes an address once when two come at the same moment', async () => {
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all([register({ email }), register({ email }), register({ email })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('lets a family share a phone', async () => {
    const phone = '+2348031112223';
    expect([(await register({ phone })).status, (await register({ phone })).status]).toEqual([201, 201]);
  });

  it('happens once for an idempotency key, however often and fast it is sent', async () => {
    const body = registration();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => product.visitor().post<SignedIn>('/api/auth/register', body, headers);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.user.id)).size).toBe(1);
  });

  it('is no way round the second factor', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const email = `${randomUUID()}@example.com`;
    const body = registration({ email });
    const ada = product.visitor();
    await ada.post('/api/auth/register', body, headers);
    await ada.signIn(email);
    await withSecondFactor(product, ada);
    const again = await product.visitor().post<Problem>('/api/auth/register', body, headers);
    expect([again.status, again.body.code]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  });

  it('refuses an idempotency key that came with another body', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await register({}, headers);
    const { status, body } = await register({}, headers);
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it.each([
    ['no e-mail address', { email: undefined }, 'email'],
    ['an address that is none', { email: 'ada' }, 'email'],
    ['a short password', { password: 'seven77' }, 'password'],
    ['a common password', { password: 'Password123' }, 'password'],
    ['an endless password', { password: 'x'.repeat(129) }, 'password'],
    ['a common password with the usual signs', { password: 'P@ssw0rd!!' }, 'password'],
    ['a password that is the name', { password: 'adaobi2026' }, 'password'],
    ['a password that is the address', { email: 'okonkwo@example.com', password: 'Okonkwo99' }, 'password'],
    ['an address with a line end in quotes', { email: '"a\nb"@example.com' }, 'email'],
    ['an address in quotes', { email: '"ada"@example.com' }, 'email'],
    ['a name that poses as staff', { firstName: 'Ѕаnkоfа', lastName: 'Аdmіn' }, 'firstName'],
    ['a last name that poses as staff', { lastName: 'Support' }, 'lastName'],
    ['a name under a pile of marks', { firstName: 'Z\u0338\u0321\u031B\u033A\u0357\u0347' }, 'firstName'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['an unknown country', { country: 'ghana' }, 'country'],
    ['a state of another country', { state: 'Gauteng' }, 'state'],
    ['a phone with too few digits', { phone: '0803123' }, 'phone'],
    ['a phone of a country we do not serve', { phone: '+14155552671' }, 'phone'],
    ['an unknown gender', { gender: 'unknown' }, 'gender'],
    ['a type that only staff opens', { membershipType: 'AFRO WALLET' }, 'membershipType'],
    ['no department', { qualification: undefined }, 'qualification'],
    ['a department that is not offered', { qualification: 'Diplomacy' }, 'qualification'],
    ['a department for a business', { membershipType: 'Business' }, 'qualification'],
    ['a consent that is no yes or no', { marketingConsent: 'yes' }, 'marketingConsent'],
    ['a field that is the server’s', { points: 500 }, 'points'],
    ['a field that names a role', { roles: ['admin'] }, 'roles'],
  ])('refuses %s', async (_, overrides, field) => {
    const { status, body } = await register(overrides);
    expect([status, body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('tells what was left empty in the words of the form', async () => {
    const nothing = { email: '', password: '', firstName: ' ', lastName: '', phone: '', country: '', state: '' };
    const { body } = await register({ ...nothing, gender: '', qualification: undefined });
    expect(body).toMatchObject({
      title: 'Missing Information',
      detail: 'Please fill in: Email, Password, First name, Last name, Phone, Country, State, Gender, Department',
    });
    expect(
      (await register({ ...nothing, gender: '', membershipType: 'Business', qualification: null })).body.detail,
    ).toBe('Please fill in: Email, Password, First name, Last name, Phone, Country, State, Gender');
  });

  it('tells at once all that is wrong', async () => {
    const { body } = await register({ email: 'ada', password: 'Password123', phone: '0803123', state: 'Gauteng' });
    expect(body.errors).toEqual([
      { field: 'email', message: 'Enter an e-mail address such as ada@example.com.' },
      { field: 'password', message: 'Too many people use this password; choose another one.' },
      { field: 'phone', message: 'Enter a phone number of Nigeria in full.' },
      { field: 'state', message: 'Choose a state of Nigeria.' },
    ]);
  });

  it.each([undefined, 7, ''])('says of a phone that is %p that it is to be filled in, and no more', async (phone) => {
    expect((await register({ phone })).body.errors).toHaveLength(1);
  });

  it('does not hold against an address what was typed wrongly there', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let i = 0; i < 35; i++) expect((await register({ phone: '0803123' }, headers)).status).toBe(422);
    expect((await register({}, headers)).status).toBe(201);
  });

  it.each([
    ['no JSON', '{"email":', 400, 'UNREADABLE'],
    ['a list', '[]', 400, 'UNREADABLE'],
    ['an empty body', '', 422, 'INVALID_FIELDS'],
    ['more than 4 KB', JSON.stringify({ email: 'x'.repeat(4_096) }), 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_, text, expected, code) => {
    const { status, body, headers } = await product.visitor().post<Problem>('/api/auth/register', text);
    expect([status, body.code]).toEqual([expected, code]);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});
