import { describe, expect, it } from '@jest/globals';
import { testApp } from '../../test/support/fixtures.js';
import { startTestApp } from '../../test/support/test-app.js';
import { exampleContactDetails, examplePrivacyDetails, referenceData } from './index.js';

type Served = Record<string, unknown>;

const product = testApp({ SUPPORT_CHAT: '+2348030000001' });

describe('the reference data', () => {
  it('is served to everyone, word for word', async () => {
    const { status, body } = await product.visitor().get<Served>('/api/reference-data');
    expect(status).toBe(200);
    const { contact, privacy, voices, ...lists } = body;
    expect(voices).toEqual({ partners: [], quotes: [] });
    expect(privacy).toMatchObject({ controller: null, officer: null, inactiveMonths: null, accessLogDays: 365 });
    expect(lists).toEqual(JSON.parse(JSON.stringify(referenceData)));
    expect(contact).toEqual({
      email: null,
      phone: null,
      hours: null,
      answerTime: null,
      supportChat: '+2348030000001',
      supervisorChats: { nigeria: null, 'south africa': null },
      socialUrl: null,
      networkUrl: null,
      addresses: { admin: null, operations: null, sandton: null },
      bankAccounts: [],
      cardPaymentUrl: null,
      sendsMail: false,
    });
  });

  it('may be kept, and is not sent again to whoever has it', async () => {
    const { headers } = await product.visitor().get('/api/reference-data');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await product.visitor().get('/api/reference-data', { 'if-none-match': known });
      expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: undefined });
    }
    expect((await product.visitor().get('/api/reference-data', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('shows examples in the demonstration, and what is set before them', async () => {
    const demo = await startTestApp({ SANKOFA_DEMO: 'true', CONTACT_EMAIL: 'desk@sankofa.example' });
    const { body } = await demo.visitor().get<Served>('/api/reference-data');
    await demo.close();
    expect(body.contact).toEqual({ ...exampleContactDetails, email: 'desk@sankofa.example' });
    expect(body.privacy).toMatchObject(examplePrivacyDetails);
  });
});
