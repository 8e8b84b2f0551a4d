import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, admin, inventClientAddress } from './accounts';
import { serverUnderTest } from './server-under-test';

/** An API client for one account, for steps that a journey does not show. */
export interface Caller {
  id: string;
  email: string;
  password: string;
  get: <Answer>(path: string) => Promise<Answer>;
  post: (path: string, body?: object) => Promise<void>;
  put: (path: string, body: object) => Promise<void>;
}

interface Submitted {
  appraisalId: string | null;
  status: string;
}

interface Challenge {
  days: (Submitted & { improvement: Submitted | null })[];
  weeks: Submitted[];
}

interface Session {
  accessToken: string;
  user: { id: string; email: string };
}

export const signInAdmin = (request: APIRequestContext): Promise<Caller> => signInCaller(request, admin);

export async function signInCaller(request: APIRequestContext, { email, password }: Account): Promise<Caller> {
  return createCaller(request, await openSession(request, '/api/auth/login', { email, password }), password);
}

export async function createBusiness(request: APIRequestContext): Promise<Caller> {
  return createMember(request, 'Adunni', { membershipType: 'Business' });
}

export async function createCreator(request: APIRequestContext, names: object = {}): Promise<Caller> {
  return createMember(request, 'Ada', { membershipType: 'Creator', qualification: 'Marketing', ...names });
}

async function createMember(request: APIRequestContext, firstName: string, membership: object): Promise<Caller> {
  const password = 'a sentence to remember';
  const unique = crypto.randomUUID().slice(0, 8);
  const session = await openSession(request, '/api/auth/register', {
    email: `${firstName.toLowerCase()}.${unique}@example.com`,
    password,
    firstName,
    lastName: `Bello-${unique}`,
    phone: `0803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
    country: 'nigeria',
    state: 'Lagos',
    gender: 'Female',
    ...membership,
  });
  const member = createCaller(request, session, password);
  const isReady = async () => (await member.get<{ applicationReady: boolean }>('/api/me')).applicationReady;
  await expect.poll(isReady, { message: 'The application is opened at registration.' }).toBe(true);
  return member;
}

/** A Pro creator whose first day is approved with nine points. */
export async function createApprovedCreator(request: APIRequestContext, staff: Caller): Promise<Caller> {
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  const assignmentUrl = `https://network.example/post/${creator.id}`;
  await creator.post('/api/me/appraisals', { learnings: 'I learnt to keep one promise in a headline.', assignmentUrl });
  await approveDay(creator, staff, 9);
  return creator;
}

export async function submitKyc(business: Caller, legalBusinessName: string): Promise<void> {
  await business.post('/api/me/kyc', {
    legalBusinessName,
    businessAddress: '4 Market Road, Ibadan',
    contactPhone: '0803 123 4567',
    whatsappNumber: '0803 123 4568',
  });
}

export async function verifyBusiness(business: Caller, staff: Caller): Promise<void> {
  await submitKyc(business, 'Adunni Foods');
  await staff.post(`/api/admin/kyc/${business.id}/pass`, {});
}

export async function upgradeMember(member: Caller, staff: Caller): Promise<void> {
  await staff.post(`/api/admin/members/${member.id}/upgrade`, {});
}

export async function addPoints(creator: Caller, staff: Caller, delta: number): Promise<void> {
  await staff.post(`/api/admin/members/${creator.id}/points`, { delta });
}

/** Approves the day or week that the creator has submitted. */
export async function approveDay(creator: Caller, staff: Caller, points: number): Promise<void> {
  await staff.post(`/api/admin/appraisals/${await readPendingId(creator)}/approve`, { points });
}

export async function rejectDay(creator: Caller, staff: Caller, reason: string): Promise<void> {
  await staff.post(`/api/admin/appraisals/${await readPendingId(creator)}/reject`, { reason });
}

async function readPendingId(creator: Caller): Promise<string> {
  const { days, weeks } = await creator.get<Challenge>('/api/me/appraisals');
  const submitted = [...days.flatMap((day) => [day, day.improvement ?? []].flat()), ...weeks];
  return submitted.find(({ status }) => status === 'pending')?.appraisalId ?? '';
}

/** Delivers a successful charge by webhook, signed with the server's gateway key. */
export async function deliverCharge(
  request: APIRequestContext,
  payer: { email: string },
  reference: string,
  amount: number,
): Promise<void> {
  const customer = { email: payer.email };
  const charge = { id: Date.now(), status: 'success', reference, amount, currency: 'NGN', paid_at: null, customer };
  const body = JSON.stringify({ event: 'charge.success', data: charge });
  const signature = createHmac('sha512', serverUnderTest.paystackKey ?? '')
    .update(body)
    .digest('hex');
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  const answer = await request.post('/api/webhooks/paystack', { headers, data: Buffer.from(body) });
  expect(answer.status()).toBe(200);
}

/** Delivers a card payment without a claim and waits until staff can see it. Returns its reference. */
export async function deliverStrayCharge(request: APIRequestContext): Promise<string> {
  const reference = `T${crypto.randomUUID().slice(0, 8)}`;
  await deliverCharge(request, { email: 'stranger@example.com' }, reference, 3_500_000);
  const staff = await signInAdmin(request);
  await expect.poll(() => staff.get<object>('/api/admin/card-payments').then(JSON.stringify)).toContain(reference);
  return reference;
}

/** Refunds a payment at the gateway, which notifies the product. */
export async function refundAtGateway(request: APIRequestContext, reference: string): Promise<void> {
  const headers = { authorization: `Bearer ${serverUnderTest.paystackKey ?? ''}` };
  const answer = await request.post(`${serverUnderTest.gatewayUrl ?? ''}/refund`, {
    headers,
    data: { transaction: reference },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function openSession(request: APIRequestContext, path: string, data: object): Promise<Session> {
  // Without the cookie: the former account's session would end.
  const answer = await request.post(path, { data, headers: { ...inventClientAddress(), cookie: '' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Session;
}

function createCaller(request: APIRequestContext, { accessToken, user }: Session, password: string): Caller {
  const headers = { authorization: `Bearer ${accessToken}` };
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    id: user.id,
    email: user.email,
    password,
    get: async <Answer>(path: string) => {
      const answer = await request.get(path, { headers });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as Answer;
    },
    post: (path, data = {}) => send('post', path, data),
    put: (path, data) => send('put', path, data),
  };
}
