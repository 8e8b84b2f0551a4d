import { expect } from '@jest/globals';
import type { ProgramFeeRecordedResponse } from '../../src/modules/commerce/http/program-fees.requests.js';
import type { CardPaymentResponse } from '../../src/modules/commerce/read-models/card-payments/card-payments.controller.js';
import type { MembershipResponse } from '../../src/modules/commerce/read-models/membership/membership.response.js';
import type { PaymentResponse } from '../../src/modules/commerce/read-models/payments/payments.response.js';
import type { ProgramFeeResponse } from '../../src/modules/commerce/read-models/program-fees/program-fees.response.js';
import { Pool } from '../../src/platform/database/pool.js';
import type { Page } from '../../src/platform/projections/read-models.js';
import { newCreator } from './creators.js';
import { eventually } from './eventually.js';
import { newReference, payers, signatureOf } from './paystack.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

export function claim(member: TestClient, reference: string, more: object = {}) {
  if (!payers.has(reference)) payers.set(reference, member.user?.email ?? '');
  const body = { plan: 'standard', currency: 'NGN', reference, ...more };
  return member.post<ProgramFeeRecordedResponse>('/api/me/program-fees', body);
}

export const claimsOf = async (member: TestClient) =>
  (await member.get<Page<ProgramFeeResponse>>('/api/me/program-fees')).body.items;

export async function claimed(product: TestApp) {
  const [creator, reference] = [await newCreator(product), newReference()];
  const { id } = (await claim(creator, reference)).body;
  return { creator, reference, id };
}

/** Delivers a webhook, by default with a valid signature. '' sends none. */
export const deliver = (product: TestApp, body: string, signature: string = signatureOf(body)) =>
  product.visitor().post('/api/webhooks/paystack', body, signature === '' ? {} : { 'x-paystack-signature': signature });

/** The card payments of a reference, in a state, or those that need staff. */
export async function cardPayments(admin: TestClient, reference: string, state?: string) {
  const asked = state === undefined ? '' : `&state=${state}`;
  const { body } = await admin.get<Page<CardPaymentResponse>>(`/api/admin/card-payments?pageSize=100${asked}`);
  return body.items.filter((payment) => payment.reference === reference);
}

/** Waits for payments of the reference in this state, as a claim takes effect a moment later. */
export const becomes = (admin: TestClient, state: string, reference: string, as: object[] = [{}]) =>
  eventually(async () => {
    const found = await cardPayments(admin, reference, state);
    expect(found).toMatchObject(as);
    return found;
  });

export async function waitingClaims(admin: TestClient, reference: string) {
  const { body } = await admin.get<Page<PaymentResponse>>('/api/admin/program-fees?pageSize=100');
  return body.items.filter((claim) => claim.reference === reference);
}

export const statusOf = async (member: TestClient) =>
  (await member.get<MembershipResponse>('/api/me/membership')).body.profileStatus;

export const becomesPro = (member: TestClient) =>
  eventually(async () => {
    expect(await statusOf(member)).toBe('pro');
  });

/** The events that gave the member periods of Pro. */
export async function periodsOfMember(product: TestApp, memberId: string): Promise<string[]> {
  const text = "select type from es.events where subject_id = $1 and type in ('ProUpgraded', 'ProRenewed')";
  return (await product.app.get(Pool).query<{ type: string }>(text, [memberId])).rows.map(({ type }) => type);
}
