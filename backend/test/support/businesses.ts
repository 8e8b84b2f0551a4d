import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

export const kycForm = (more: object = {}): Record<string, unknown> => ({
  legalBusinessName: 'Adunni Foods',
  businessAddress: '4 Market Road, Ibadan',
  contactPhone: '0803 123 4567',
  whatsappNumber: '+234 803 123 4568',
  ...more,
});

export async function newBusiness(product: TestApp, more: object = {}): Promise<TestClient> {
  const business = product.visitor();
  await business.register({
    membershipType: 'Business',
    qualification: undefined,
    firstName: 'Adunni',
    lastName: 'Bello',
    ...more,
  });
  return business;
}

export async function verifiedBusiness(product: TestApp, admin: TestClient): Promise<TestClient> {
  const business = await newBusiness(product);
  expect((await business.post('/api/me/kyc', kycForm())).status).toBe(201);
  expect((await admin.post(`/api/admin/kyc/${idOf(business)}/pass`, {})).status).toBe(200);
  return business;
}

export async function proBusiness(product: TestApp, admin: TestClient): Promise<TestClient> {
  const business = await verifiedBusiness(product, admin);
  await upgrade(admin, business);
  return business;
}

export async function upgrade(admin: TestClient, member: TestClient): Promise<void> {
  expect((await admin.post(`/api/admin/members/${idOf(member)}/upgrade`, {})).status).toBe(200);
  await eventually(async () => {
    const { body } = await member.get<{ profileStatus: string }>('/api/me');
    expect(body.profileStatus).toBe('pro');
  });
}

export function idOf({ user }: TestClient): string {
  if (!user) throw new Error('Nobody is signed in.');
  return user.id;
}
