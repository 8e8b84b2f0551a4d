import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Pool } from '../src/platform/database/pool.js';
import { JsonLogger } from '../src/platform/logging/json-logger.js';
import { holders } from './support/dump.js';
import { eventually } from './support/eventually.js';
import { registerMarkedBusiness, registerMarkedCreator } from './support/personal-data-markers.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { registration } from './support/test-client.js';

type Line = Readonly<Record<string, unknown>>;

let product: TestApp;
let written: string[];
beforeAll(async () => {
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  product = await startTestApp({ LOG_LEVEL: 'debug', PAYSTACK_SECRET_KEY: 'sk_test_of_the_markers' });
});
afterAll(async () => {
  await product.close();
  jest.restoreAllMocks();
});

const lines = (): Line[] =>
  written
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
const linesOf = (requestId: string | null): Line[] => lines().filter((line) => line.requestId === requestId);

const word = 'Quoll.Kultarr@example.com';

/** All mistakes that a visitor can make, with the word in them. */
async function mistakes(): Promise<void> {
  const visitor = product.visitor();
  const wrong: readonly [method: string, path: string, body?: unknown][] = [
    ['POST', '/api/auth/login', { email: word, password: word }],
    ['POST', '/api/auth/login', { email: word, [word]: word }],
    ['POST', '/api/auth/register', registration({ email: word, phone: word, state: word })],
    ['POST', '/api/auth/register', `{"email": "${word}`],
    ['POST', '/api/auth/register', { email: word.repeat(5_000) }],
    ['POST', '/api/auth/password/reset', { token: word, password: word }],
    ['GET', `/api/me?name=${word}`],
    ['GET', `/api/${word}`],
    ['GET', `/%ff${word}`],
    ['POST', `/api/admin/members/${word}/ban`, { reason: word }],
  ];
  for (const [method, path, body] of wrong) {
    const { status } = await visitor.send(method, path, { body, headers: { 'user-agent': word, referer: word } });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  const admin = await product.admin();
  await admin.get(`/api/admin/members?q=${word}%00`);
  await admin.get(`/api/admin/members?q=${word}&sort=${word}`);
  await admin.send('GET', '/api/me', { headers: { 'idempotency-key': word, authorization: `Bearer ${word}` } });
}

describe('the log', () => {
  it('holds one object a line, and one line a request, by its route', async () => {
    const { headers } = await product.visitor().get(`/api/reference-data?name=${word}`);
    expect(linesOf(headers.get('x-request-id'))).toMatchObject([
      { level: 'info', message: 'request', method: 'GET', route: '/api/reference-data', status: 400 },
    ]);
  });

  it('tells which request and which event a command comes from', async () => {
    const { headers } = await product.visitor().post('/api/auth/register', registration());
    const requestId = headers.get('x-request-id');
    expect(linesOf(requestId)).toContainEqual(
      expect.objectContaining({ command: 'RegisterMember', correlationId: requestId }),
    );
    await eventually(async () =>
      expect(lines()).toContainEqual(
        expect.objectContaining({
          command: 'OpenInternshipApplication',
          correlationId: requestId,
          causationId: expect.any(String),
        }),
      ),
    );
  });

  it('keeps what a caller names a request apart, and gives it an id of its own', async () => {
    const ofTheCaller = randomUUID();
    const given = { 'x-request-id': ofTheCaller.toUpperCase() };
    const { headers } = await product.visitor().post('/api/auth/register', registration(), given);
    const requestId = headers.get('x-request-id');
    expect(requestId).not.toBe(ofTheCaller);
    const [line] = linesOf(requestId).filter(({ message }) => message === 'request');
    expect(line).toMatchObject({ callerRequestId: ofTheCaller, requestId });
    const { rows } = await product.app
      .get(Pool)
      .query<{ correlation_id: string }>('select correlation_id from es.events where correlation_id = any($1)', [
        [ofTheCaller, requestId],
      ]);
    expect(new Set(rows.map((row) => row.correlation_id))).toEqual(new Set([requestId]));
  });

  it('holds nothing of a name that is no id', async () => {
    const { headers } = await product.visitor().get('/health/live', { 'x-request-id': word });
    const [line] = linesOf(headers.get('x-request-id'));
    expect(line).not.toHaveProperty('callerRequestId');
  });

  it('names what failed where several things failed together', () => {
    const first = Object.assign(new RangeError(word), { code: '22P02' });
    new JsonLogger('info').warn({ message: 'work failed', error: new AggregateError([first, new Error(word)], word) });
    expect(lines()).toContainEqual(expect.objectContaining({ error: 'RangeError', code: '22P02' }));
  });

  it('holds nothing that members wrote, whatever they do and do wrong', async () => {
    const admin = await product.admin();
    const members = [await registerMarkedCreator(product, admin), await registerMarkedBusiness(product, admin)];
    for (const { id } of members) await admin.post(`/api/audit/members/${id}/erase`, {});
    await mistakes();
    const words = [...members.flatMap(({ markers }) => markers.words), 'Quoll', 'Kultarr'];
    expect(holders([{ name: 'log', rows: written }], words)).toEqual([]);
    expect(lines().length).toBeGreaterThan(100);
  });
});
