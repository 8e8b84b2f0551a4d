import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, upgrade } from '../../../../test/support/businesses.js';
import { typedAt } from '../../../../test/support/command-line.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { settings, startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import { sealingKey } from '../../../platform/proof/seal-keys.js';
import type {
  CertificateResponse,
  OwnCertificateResponse,
  SignedCertificate,
} from '../read-models/certificates/certificates.response.js';

let home: string;
let product: TestApp;
let admin: TestClient;
let visitor: TestClient;
const young: TestClient[] = [];
const old: TestClient[] = [];
const NAME = 'Ada <i>Obi</i> & Ọlá';
const { publicKey } = sealingKey(Buffer.from(settings.SEAL_KEY, 'base64'));

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-certificates-'));
  product = await startTestApp();
  visitor = product.visitor();
  for (let i = 0; i < 8; i++) old.push(await newCreator(product));
  admin = await product.admin();
  // A log that is months old without any seal would be reported as tampered with.
  await eventually(async () => {
    expect((await admin.get<{ total: number }>('/api/audit/seals')).body.total).toBeGreaterThan(0);
  });
  product.clock.advance({ days: 125 });
  admin = await product.admin();
  young.push(await newCreator(product));
  for (const creator of [...old, ...young]) {
    if (old.includes(creator)) await creator.signIn(String(creator.user?.email));
    await upgrade(admin, creator);
    await eventually(async () => {
      const { status } = await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 60 });
      expect(status).toBe(200);
    });
  }
});
afterAll(async () => {
  await product.close();
  await rm(home, { recursive: true });
});

const issue = (creator: TestClient, name = NAME) =>
  creator.post<{ number: string } & Problem>('/api/me/certificate', { name });
const issued = async (creator: TestClient, name?: string): Promise<string> => {
  const { status, body } = await issue(creator, name);
  expect([status, body]).toEqual([201, { number: expect.stringMatching(/./) as unknown }]);
  return body.number;
};
const own = async (creator: TestClient) => (await creator.get<OwnCertificateResponse>('/api/me/certificate')).body;
const look = (number: string) => visitor.get<CertificateResponse>(`/api/certificates/${number}`);
const revoke = (number: string, body: object = {}) =>
  admin.post<Problem>(`/api/admin/certificates/${number}/revoke`, body);
const documentOf = (number: string) =>
  eventually(async () => {
    const { status, body } = await visitor.get<SignedCertificate>(`/api/certificates/${number}/document`);
    expect(status).toBe(200);
    return body;
  });
async function open(address: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(product.url + address, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const turn = (on: boolean) => admin.post('/api/admin/features/certificates', { on });

describe('a certificate', () => {
  it('is issued only while an admin has turned certificates on', async () => {
    expect((await issue(old[0]!)).body.code).toBe('FEATURE_OFF');
    expect((await turn(true)).status).toBe(200);
  });

  it('is issued once, however often the button is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => issue(old[0]!)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code));
    expect([...others]).toEqual(['CERTIFICATE_ALREADY_ISSUED']);
    const { certificate } = await own(old[0]!);
    expect(certificate).toMatchObject({ name: NAME, points: 60, status: 'valid', reason: null });
  });

  it('answers with the same number under the same key, whatever was lost on the way', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = (name: string) => old[6]!.post<{ number: string }>('/api/me/certificate', { name }, headers);
    const first = await send('Efe');
    expect(first.status).toBe(201);
    expect(await send('Efe')).toMatchObject({ status: 201, body: first.body });
    expect(await send('Efua')).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('asks for each of its conditions', async () => {
    expect((await issue(young[0]!)).body.code).toBe('APPROVAL_AGE_REQUIRED');
    expect((await issue(await newCreator(product))).body.code).toBe('PRO_REQUIRED');
    await admin.post(`/api/admin/members/${idOf(old[1]!)}/points`, { delta: -11 });
    await eventually(async () =>
      expect((await issue(old[1]!)).body).toMatchObject({ code: 'POINTS_REQUIRED', have: 49 }),
    );
    expect((await own(old[1]!)).certificate).toBeNull();
  });

  it('is found by its number, however that is typed, and by nothing else', async () => {
    const { certificate } = await own(old[0]!);
    const { number } = certificate!;
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', '')])
      expect((await look(typed)).body).toMatchObject({
        number,
        name: NAME,
        status: 'valid',
        points: 60,
        revokedAt: null,
      });
    const wrong = number.startsWith('C') ? number.replace('C', 'D') : `C${number.slice(1)}`;
    for (const typed of [wrong, 'none', '%00', idOf(old[0]!)]) expect((await look(typed)).status).toBeGreaterThan(399);
    expect((await look(wrong)).status).toBe(404);
  });

  it('has a page that anybody may open, where what was typed stays text', async () => {
    const number = (await own(old[0]!)).certificate!.number;
    const { status, text, headers } = await open(`/verify/${number}?fbclid=x&utm_source=whatsapp`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('Ada &lt;i&gt;Obi&lt;/i&gt; &amp; Ọlá');
    expect(text).toContain('<svg');
    expect(text).not.toMatch(/<script|<i>|style=/);
    expect(text.length).toBeLessThan(20_000);
    const typed = await open(`/verify?number=${number.toLowerCase().replaceAll('-', '+')}`);
    expect([typed.status, typed.text]).toEqual([200, text]);
    expect((await open('/verify')).text).toContain('<form action="/verify">');
    expect((await open('/verify?number=C7DX&number=9K4M')).status).toBe(200);
    expect((await open('/verify/')).text).toBe((await open('/verify')).text); // a shortened address
    const unknown = await open('/verify/%22%3E%3Cb%3E');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it('is checked without the server by its signed document', async () => {
    const number = (await own(old[0]!)).certificate!.number;
    const document = await documentOf(number);
    const check = async (changed: object, key = publicKey) => {
      const file = path.join(home, 'certificate.json');
      await writeFile(file, JSON.stringify({ ...document, ...changed }));
      return typedAt(product, `certificate verify ${file} --key ${key}`, {
        env: { DATABASE_URL: 'postgres://nowhere' },
      });
    };
    expect(await check({})).toMatchObject({ exit: 0, answer: { ok: true, number, name: NAME, points: 60 } });
    expect(await check({ name: 'Somebody Else' })).toMatchObject({ exit: 1, answer: { fault: 'name altered' } });
    const event = { ...document.event, data: { ...(document.event.data as object), points: 500 } };
    expect(await check({ event })).toMatchObject({ exit: 1, answer: { fault: 'event altered' } });
    const stranger = sealingKey(Buffer.alloc(32, 1)).publicKey;
    expect(await check({}, stranger)).toMatchObject({ exit: 1, answer: { fault: 'seal not signed' } });
    expect(await typedAt(product, `certificate verify ${number}`)).toMatchObject({ exit: 0, answer: { ok: true } });
    expect(await typedAt(product, 'certificate verify none.json')).toMatchObject({ exit: 2 });
  });

  it('is revoked by staff, with a reason that only its owner reads, and no other follows', async () => {
    const number = await issued(old[2]!, 'Bisi');
    expect((await revoke(number, { reason: 'The work was copied.' })).status).toBe(200);
    expect((await revoke(number)).body.code).toBe('CERTIFICATE_NOT_VALID');
    expect((await look(number)).body).toMatchObject({
      status: 'revoked',
      name: 'Bisi',
      revokedAt: expect.stringMatching(/./) as unknown,
    });
    const { text } = await open(`/verify/${number}`);
    expect(text).toContain('Revoked');
    expect(text).not.toContain('copied');
    expect((await own(old[2]!)).certificate).toMatchObject({ status: 'revoked', reason: 'The work was copied.' });
    expect((await issue(old[2]!)).body.code).toBe('CERTIFICATE_REVOKED');
    expect(await typedAt(product, `certificate verify ${number}`)).toMatchObject({
      exit: 1,
      answer: { status: 'revoked' },
    });
    expect((await revoke('C7DX-9K4M-TRQ2')).status).toBe(404);
  });

  it('may be issued anew where staff say so, and the former number stays revoked', async () => {
    const first = await issued(old[3]!, 'Chibi');
    expect((await revoke(first, { mayIssueAgain: true })).status).toBe(200);
    const second = await issued(old[3]!, 'Chidi');
    expect((await own(old[3]!)).certificate).toMatchObject({ number: second, name: 'Chidi', status: 'valid' });
    expect((await look(first)).body.status).toBe('revoked');
    const ofMember = `/api/admin/members/${idOf(old[3]!)}/certificate`;
    expect((await admin.get<OwnCertificateResponse>(ofMember)).body.certificate?.number).toBe(second);
  });

  it('is withdrawn when its owner is erased, and tells a stranger neither of whom nor of when', async () => {
    const number = await issued(old[4]!, 'Dayo Adetokunbo');
    await documentOf(number);
    expect((await admin.post(`/api/audit/members/${idOf(old[4]!)}/erase`, {})).status).toBe(200);
    await eventually(async () => expect((await look(number)).body).toMatchObject({ status: 'withdrawn', name: null }));
    const { status, text } = await open(`/verify/${number}`);
    expect([status, text.includes('No longer shown')]).toEqual([200, true]);
    expect(text).not.toMatch(/Dayo|eras|withdrawn/i);
    const nothing = { name: null, points: null, startedAt: null, finishedAt: null, issuedAt: null, revokedAt: null };
    expect((await look(number)).body).toEqual({ number, status: 'withdrawn', ...nothing });
    expect((await visitor.get(`/api/certificates/${number}/document`)).status).toBe(404);
    expect(await typedAt(product, `certificate verify ${number}`)).toMatchObject({
      exit: 1,
      answer: { status: 'withdrawn' },
    });
  });

  it('says no more after an erasure where it was revoked before', async () => {
    const number = await issued(old[7]!, 'Efua');
    expect((await revoke(number, { reason: 'Copied.' })).status).toBe(200);
    expect((await admin.post(`/api/audit/members/${idOf(old[7]!)}/erase`, {})).status).toBe(200);
    await eventually(async () => expect((await look(number)).body.status).toBe('withdrawn'));
    const { body } = await look(number);
    expect(Object.values(body).filter((value) => value !== null)).toEqual([number, 'withdrawn']);
  });

  it('keeps its page after certificates were turned off', async () => {
    const { number } = (await own(old[0]!)).certificate!;
    expect((await turn(false)).status).toBe(200);
    expect((await issue(old[5]!)).body.code).toBe('FEATURE_OFF');
    expect((await look(number)).body.status).toBe('valid');
    expect((await open(`/verify/${number}`)).status).toBe(200);
    expect((await turn(true)).status).toBe(200);
  });

  it('is not issued without a name that can be read', async () => {
    for (const name of ['', '   ', 'x'.repeat(81)]) expect((await issue(old[5]!, name)).status).toBe(422);
  });
});
