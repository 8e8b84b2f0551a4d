import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { idOf, kycForm, newBusiness } from '../../../../test/support/businesses.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { startTestApp } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { KycResponse } from '../read-models/kyc/kyc.response.js';
import type { PendingKycResponse, SharingBusinessesResponse } from '../read-models/pending-kyc/pending-kyc.response.js';

const product = testApp();
const admin = adminOf(product);

const own = async (business: TestClient) => (await business.get<KycResponse>('/api/me/kyc')).body;
const waiting = async (business: TestClient) => {
  const { body } = await admin.get<Page<PendingKycResponse>>('/api/admin/kyc?pageSize=100');
  return body.items.find(({ userId }) => userId === idOf(business));
};
const statusInProfile = async (business: TestClient) =>
  (await business.get<{ kycStatus: string }>('/api/me')).body.kycStatus;

describe('a business', () => {
  it('is new until it submits', async () => {
    const business = await newBusiness(product);
    expect(await own(business)).toEqual({
      status: 'new',
      reason: null,
      kycDetails: null,
      submittedAt: null,
      decidedAt: null,
      attempts: [],
    });
  });

  it('hands in again what it reads of itself, with what it left out', async () => {
    const business = await newBusiness(product);
    await business.post('/api/me/kyc', kycForm());
    await admin.post(`/api/admin/kyc/${idOf(business)}/fail`, {});
    const { kycDetails } = await own(business);
    expect(kycDetails).toMatchObject({ staffCount: null, loanAmountSought: null });
    expect((await business.post('/api/me/kyc', kycDetails as object)).status).toBe(201);
    expect((await own(business)).kycDetails).toEqual(kycDetails);
  });

  it('submits, is failed with a reason, corrects itself and passes', async () => {
    const business = await newBusiness(product);
    const form = kycForm({
      businessCategory: 'Retail',
      businessType: 'Partnership',
      staffCount: 12,
      loanAmountSought: { amount: 50_000_000, currency: 'NGN' },
      neededTools: ['Flier Prints', 'Business Cards'],
      socialMedia: '@adunnifoods',
    });
    const submitted = await business.post('/api/me/kyc', form);
    expect(submitted).toMatchObject({ status: 201, body: { status: 'pending', attempt: 1 } });
    expect(await own(business)).toMatchObject({
      status: 'pending',
      kycDetails: { ...form, contactPhone: '+2348031234567', whatsappNumber: '+2348031234568' },
    });
    expect(await statusInProfile(business)).toBe('pending');

    const told = { reason: 'The address is incomplete.', staffNote: 'Same phone as another shop.' };
    expect((await admin.post(`/api/admin/kyc/${idOf(business)}/fail`, told)).status).toBe(200);
    const failed = await own(business);
    expect(failed).toMatchObject({
      status: 'failed',
      reason: told.reason,
      attempts: [{ attempt: 1, status: 'failed' }],
    });
    expect(JSON.stringify(failed)).not.toContain(told.staffNote);
    expect(await waiting(business)).toBeUndefined();

    expect((await business.post('/api/me/kyc', kycForm())).status).toBe(201);
    expect(await waiting(business)).toMatchObject({
      firstName: 'Adunni',
      lastName: 'Bello',
      kycStatus: 'pending',
      attempt: 2,
      kycDetails: { legalBusinessName: 'Adunni Foods', neededTools: [] },
      earlierAttempts: [{ attempt: 1, reason: told.reason, staffNote: told.staffNote, decidedBy: idOf(admin) }],
    });

    expect(await admin.post(`/api/admin/kyc/${idOf(business)}/pass`, { attempt: 2 })).toMatchObject({
      status: 200,
      body: { userId: idOf(business), kycStatus: 'approved' },
    });
    expect(await statusInProfile(business)).toBe('approved');
    const { body } = await business.post<Problem>('/api/me/kyc', kycForm());
    expect(body).toMatchObject({ status: 409, code: 'KYC_ALREADY_APPROVED', title: 'Error submitting KYC' });
  });

  it('submits before the list knows it, with phone numbers as its country writes them', async () => {
    const hasty = await startTestApp({}, { readModelTimeoutMs: 2_000 });
    const operator = await hasty.admin();
    await operator.post('/api/ops/consumers/kyc/pause', { reason: 'a test' });
    const business = await newBusiness(hasty);
    const submitting = business.post('/api/me/kyc', kycForm());
    await operator.post('/api/ops/consumers/kyc/resume');
    expect(await submitting).toMatchObject({ status: 201 });
    await eventually(async () => {
      expect((await own(business)).kycDetails).toMatchObject({ contactPhone: '+2348031234567' });
    });
    await hasty.close();
  });

  it('submits once, however often the button sends it', async () => {
    const business = await newBusiness(product);
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => business.post('/api/me/kyc', kycForm(), headers);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await own(business)).attempts).toHaveLength(1);
  });

  it('hears 409 for a second form while the first waits', async () => {
    const business = await newBusiness(product);
    const answers = await Promise.all([
      business.post('/api/me/kyc', kycForm()),
      business.post('/api/me/kyc', kycForm()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('reads phone numbers as its own country writes them', async () => {
    const place = { country: 'south africa', state: 'Gauteng', phone: '082 123 4567' };
    const business = await newBusiness(product, place);
    const form = kycForm({ contactPhone: '082 123 4567', whatsappNumber: '083 123 4567' });
    expect((await business.post('/api/me/kyc', form)).status).toBe(201);
    expect((await own(business)).kycDetails).toMatchObject({
      contactPhone: '+27821234567',
      whatsappNumber: '+27831234567',
    });
  });

  it.each<[string, unknown]>([
    ['contactPhone', '12'],
    ['whatsappNumber', 'ask my sister'],
    ['legalBusinessName', ' '],
    ['businessAddress', undefined],
    ['staffCount', 2.5],
    ['staffCount', '12'],
    ['businessCategory', 'Piracy'],
    ['businessType', 'Cartel'],
    ['loanAmountSought', 250_000],
    ['loanAmountSought', { amount: 250_000, currency: 'NGN' }],
    ['loanAmountSought', { amount: 25_000_000, currency: 'USD' }],
    ['loanAmountSought', { amount: 25_000_000, currency: 'NGN', interest: 0 }],
    ['neededTools', ['A ship']],
    ['neededTools', 'Flier Prints'],
    ['status', 'approved'],
  ])('is told that %s cannot be %p', async (field, value) => {
    const business = await newBusiness(product);
    const { status, body } = await business.post<Problem>('/api/me/kyc', kycForm({ [field]: value }));
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('reviewing', () => {
  it('has one winner when two decide at once', async () => {
    const second = await product.admin();
    for (let round = 0; round < 5; round++) {
      const business = await newBusiness(product);
      await business.post('/api/me/kyc', kycForm());
      const answers = await Promise.all([
        admin.post<Problem>(`/api/admin/kyc/${idOf(business)}/pass`, {}),
        second.post<Problem>(`/api/admin/kyc/${idOf(business)}/fail`, {}),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers[0].status === 200 ? 'approved' : 'failed';
      expect((await own(business)).status).toBe(winner);
    }
  });

  it('refuses what is not there to be decided', async () => {
    const business = await newBusiness(product);
    const early = await admin.post<Problem>(`/api/admin/kyc/${idOf(business)}/pass`, {});
    expect(early.body).toMatchObject({ status: 409, code: 'KYC_NOT_SUBMITTED' });
    expect((await admin.post(`/api/admin/kyc/${randomUUID()}/pass`, {})).status).toBe(404);
    expect((await admin.post('/api/admin/kyc/nobody/pass', {})).status).toBe(400);
  });

  it('refuses a reviewer who read an earlier attempt', async () => {
    const business = await newBusiness(product);
    await business.post('/api/me/kyc', kycForm());
    await admin.post(`/api/admin/kyc/${idOf(business)}/fail`, {});
    await business.post('/api/me/kyc', kycForm());
    const late = await admin.post<Problem>(`/api/admin/kyc/${idOf(business)}/pass`, { attempt: 1 });
    expect(late.body).toMatchObject({ status: 409, code: 'KYC_ALREADY_DECIDED' });
  });
});

describe('asking for more', () => {
  it('waits for the business, which answers by sending its details again', async () => {
    const business = await newBusiness(product);
    await business.post('/api/me/kyc', kycForm());
    const url = `/api/admin/kyc/${idOf(business)}`;
    expect((await admin.post<Problem>(`${url}/ask`, { message: ' ' })).status).toBe(422);
    const message = 'Which street is the shop in?';
    expect(await admin.post(`${url}/ask`, { attempt: 1, message })).toMatchObject({
      status: 200,
      body: { kycStatus: 'asked' },
    });
    expect(await waiting(business)).toBeUndefined();
    expect(await own(business)).toMatchObject({ status: 'asked', reason: message });
    expect(await statusInProfile(business)).toBe('asked');
    const again = await admin.post<Problem>(`${url}/ask`, { message });
    expect(again.body).toMatchObject({ status: 409, code: 'KYC_DETAILS_ALREADY_ASKED' });
    expect((await business.post('/api/me/kyc', kycForm())).status).toBe(201);
    expect(await waiting(business)).toMatchObject({
      attempt: 2,
      earlierAttempts: [{ attempt: 1, isFailed: false, reason: message }],
    });
    expect((await admin.post(`${url}/pass`, { attempt: 2 })).status).toBe(200);
  });
});

describe('what another business gave too', () => {
  it('is found by phone, name and address, however they are written', async () => {
    const [first, second, other] = [await newBusiness(product), await newBusiness(product), await newBusiness(product)];
    const same = {
      legalBusinessName: 'Kora Prints Ltd',
      businessAddress: '9 Kora Close, Jos',
      contactPhone: '08099999901',
    };
    await first.post('/api/me/kyc', kycForm(same));
    await other.post('/api/me/kyc', kycForm({ contactPhone: '08099999977', whatsappNumber: '08099999978' }));
    await second.post(
      '/api/me/kyc',
      kycForm({
        legalBusinessName: 'KORA prints, ltd.',
        businessAddress: '9, Kora Close. Jos',
        whatsappNumber: '+234 809 999 9901',
      }),
    );
    const { body } = await admin.get<SharingBusinessesResponse>(`/api/admin/kyc/${idOf(second)}/sharing`);
    expect(body.items.filter(({ userId }) => userId === idOf(first))).toMatchObject([
      { legalBusinessName: 'Kora Prints Ltd', shares: ['phone', 'name', 'address'] },
    ]);
    expect(body.items.some(({ userId }) => userId === idOf(other))).toBe(false);
    expect((await admin.get(`/api/admin/kyc/${randomUUID()}/sharing`)).status).toBe(404);
  });
});

describe('access', () => {
  it('is for businesses, and the list for staff', async () => {
    const creator = product.visitor();
    await creator.register();
    expect((await creator.get('/api/me/kyc')).body).toMatchObject({ status: 403, code: 'WRONG_MEMBERSHIP_TYPE' });
    expect((await creator.post('/api/me/kyc', kycForm())).status).toBe(403);
    expect((await creator.get('/api/admin/kyc')).body).toMatchObject({ status: 403, code: 'STAFF_ONLY' });
    expect((await product.visitor().get('/api/me/kyc')).status).toBe(401);
    expect((await product.visitor().get('/api/admin/kyc')).status).toBe(401);
  });

  it('is open to a reviewer, who cannot pass a business of their own', async () => {
    const business = await newBusiness(product);
    await business.post('/api/me/kyc', kycForm());
    await admin.post(`/api/admin/members/${idOf(business)}/roles`, { grant: 'reviewer' });
    expect((await business.get('/api/admin/kyc')).status).toBe(200);
    const { body } = await business.post<Problem>(`/api/admin/kyc/${idOf(business)}/pass`, {});
    expect(body).toMatchObject({ status: 403, code: 'CANNOT_DECIDE_OWN_REQUEST' });
  });
});
