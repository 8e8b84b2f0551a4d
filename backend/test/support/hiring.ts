import { expect } from '@jest/globals';
import type { StaffHireRequestFileResponse } from '../../src/modules/hiring/read-models/availability/hire-request-file.response.js';
import type {
  InvitationPage,
  InvitationResponse,
} from '../../src/modules/hiring/read-models/invitations/invitations.response.js';
import type { Problem } from '../../src/platform/http/problem.js';
import { idOf } from './businesses.js';
import { proCreator } from './creators.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

export const offer = { available: true, departments: ['Marketing'], workTypes: ['Remote'] };
export const saveAvailability = (creator: TestClient, body: object) =>
  creator.send('PUT', '/api/me/availability', { body });

export async function openCreator(product: TestApp, admin: TestClient, firstName: string): Promise<TestClient> {
  const creator = await proCreator(product, admin, { firstName });
  await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 60 });
  await eventually(async () => expect((await saveAvailability(creator, offer)).status).toBe(200));
  return creator;
}

export async function approvedRequest(business: TestClient, admin: TestClient, numberOfInterns = '2'): Promise<string> {
  const wish = { department: 'Marketing', skills: 'Copywriting', stipend: '30,000 naira', numberOfInterns };
  const { id } = (await business.post<{ id: string }>('/api/me/hire-requests', wish)).body;
  expect((await admin.post(`/api/admin/hire-requests/${id}/status`, { status: 'approved' })).status).toBe(200);
  return id;
}

export const invite = (admin: TestClient, id: string, who: TestClient[], next: TestClient[] = []) =>
  admin.post<Problem>(`/api/admin/hire-requests/${id}/invitations`, {
    creatorIds: who.map(idOf),
    next: next.map(idOf),
  });

export async function invitationOf(creator: TestClient, requestId: string): Promise<InvitationResponse> {
  const { items } = (await creator.get<InvitationPage>('/api/me/invitations')).body;
  const invitation = items.find((one) => one.requestId === requestId);
  if (!invitation) throw new Error('She has no invitation.');
  return invitation;
}

export const answerInvitation = async (
  creator: TestClient,
  requestId: string,
  how: 'accept' | 'decline',
  body: object = {},
) => creator.post<Problem>(`/api/me/invitations/${(await invitationOf(creator, requestId)).id}/${how}`, body);

export const answerCreator = (
  business: TestClient,
  requestId: string,
  invitationId: string,
  how: 'accept' | 'decline',
) => business.post<Problem>(`/api/me/hire-requests/${requestId}/invitations/${invitationId}/${how}`);

export const hireFile = async (reader: TestClient, path: 'me' | 'admin', id: string) =>
  (await reader.get<StaffHireRequestFileResponse>(`/api/${path}/hire-requests/${id}`)).body;
