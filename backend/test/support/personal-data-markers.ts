import { createHmac } from 'node:crypto';
import { expect } from '@jest/globals';
import { idOf, kycForm, upgrade } from './businesses.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** Words that occur only in texts by or about one member. */
interface PersonalDataMarkers {
  readonly words: readonly string[];
  /** A text with the member's name, e-mail address and phone. */
  readonly text: string;
}

export interface MarkedMember {
  readonly client: TestClient;
  readonly id: string;
  readonly email: string;
  readonly markers: PersonalDataMarkers;
}

const markers = (first: string, last: string, email: string, digits: string): PersonalDataMarkers => ({
  words: [first, last, email, digits],
  text: `${first} ${last}, ${email}, ${digits}`,
});

/** Retries, as the list may not show the record yet. */
const posted = (client: TestClient, path: string, body: object, status = 201): Promise<{ id: string }> =>
  eventually(async () => {
    const answer = await client.post<{ id: string }>(path, body);
    expect([path, answer.status, JSON.stringify(answer.body)]).toEqual([path, status, expect.any(String)]);
    return answer.body;
  });

/** A creator who uses all features of creators, with markers in every field. */
export async function registerMarkedCreator(product: TestApp, admin: TestClient): Promise<MarkedMember> {
  const email = 'Quokka.Wombat@example.com';
  const own = markers('Quokka', 'Wombat', email.toLowerCase(), '8031230001');
  const client = product.visitor();
  await client.register({ email, firstName: 'Quokka', lastName: 'Wombat', phone: `+234${own.words[3] ?? ''}` });
  const id = idOf(client);
  await client.send('PATCH', '/api/me', { body: { motivation: own.text, gender: 'Female' } });
  await client.post('/api/me/consent', { marketing: true });
  await client.post('/api/auth/password/forgot', { email });
  await upgrade(admin, client);
  const day = { learnings: own.text, achievements: own.text, challenges: own.text, goals: own.text };
  const submit = () =>
    client.post<{ appraisalId: string }>('/api/me/appraisals', {
      ...day,
      assignmentUrl: `https://example.com/Quokka/Wombat`,
    });
  const first = await submit();
  await posted(admin, `/api/admin/appraisals/${first.body.appraisalId}/reject`, { reason: own.text }, 200);
  const second = await submit();
  await posted(
    admin,
    `/api/admin/appraisals/${second.body.appraisalId}/approve`,
    { points: 9, comment: own.text },
    200,
  );
  await submit(); // the second day remains pending
  await posted(admin, `/api/admin/members/${id}/points`, { delta: 60, reason: own.text }, 200);
  await posted(client, '/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference: own.text });
  await offerWork(client, admin, own);
  await payByCard(product, own.text);
  await posted(admin, `/api/admin/members/${id}/ban`, { reason: own.text }, 200);
  await posted(admin, `/api/admin/members/${id}/reactivate`, { reason: own.text }, 200);
  await client.signIn(email);
  await client.post('/api/me/erasure', {});
  return { client, id, email, markers: own };
}

async function offerWork(client: TestClient, admin: TestClient, { text }: PersonalDataMarkers): Promise<void> {
  await posted(admin, '/api/admin/features/matching', { on: true }, 200);
  const offer = { departments: ['Marketing'], workTypes: ['Remote'], area: text.slice(0, 60), asks: text };
  await eventually(async () => {
    const { status } = await client.send('PUT', '/api/me/availability', { body: { available: true, ...offer } });
    expect(status).toBe(200);
  });
}

/** The gateway's webhook for a payment under the member's reference. */
async function payByCard(product: TestApp, reference: string): Promise<void> {
  const data = {
    id: 1,
    status: 'success',
    reference,
    amount: 100,
    currency: 'NGN',
    paid_at: '2026-11-21T10:42:20.000Z',
  };
  const body = JSON.stringify({ event: 'charge.success', data });
  const signature = createHmac('sha512', product.config.paystackSecretKey ?? '')
    .update(body)
    .digest('hex');
  const { status } = await product
    .visitor()
    .post('/api/webhooks/paystack', body, { 'x-paystack-signature': signature });
  expect(status).toBe(200);
}

/** A business that uses all features of businesses, with markers in every field. */
export async function registerMarkedBusiness(product: TestApp, admin: TestClient): Promise<MarkedMember> {
  const email = 'Numbat.Bilby@example.com';
  const own = markers('Numbat', 'Bilby', email.toLowerCase(), '8031230002');
  const client = product.visitor();
  const names = { firstName: 'Numbat', lastName: 'Bilby', phone: `+234${own.words[3] ?? ''}` };
  await client.register({ membershipType: 'Business', qualification: undefined, email, ...names });
  const id = idOf(client);
  const form = kycForm({
    legalBusinessName: own.text,
    businessAddress: own.text,
    contactPhone: names.phone,
    whatsappNumber: names.phone,
    socialMedia: own.text,
    neededTools: ['Business Cards'],
  });
  await posted(client, '/api/me/kyc', form);
  await posted(admin, `/api/admin/kyc/${id}/fail`, { reason: own.text, staffNote: own.text }, 200);
  await posted(client, '/api/me/kyc', form);
  await posted(admin, `/api/admin/kyc/${id}/pass`, {}, 200);
  await upgrade(admin, client);
  await ask(client, admin, own);
  return { client, id, email, markers: own };
}

/** Of each kind, one request remains pending, and one is rejected with a reason about the business. */
async function ask(client: TestClient, admin: TestClient, { text }: PersonalDataMarkers): Promise<void> {
  const requests: readonly [path: string, body: object][] = [
    ['orders', { toolName: 'Business Cards' }],
    ['tool-requests', { toolName: `${text.slice(0, 60)} waits` }],
    ['tool-requests', { toolName: `${text.slice(0, 60)} no` }],
    ['hire-requests', { skills: text, stipend: text }],
    ['loans', { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: text }],
  ];
  for (const [path, body] of requests) {
    await posted(client, `/api/me/${path}`, body);
    const { id } = await posted(client, `/api/me/${path}`, body);
    await posted(admin, `/api/admin/${path}/${id}/status`, { status: 'rejected', reason: text }, 200);
  }
}
