import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { REPORTS } from './content-policy.js';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const send = (path: string, body: string, type = 'application/csp-report') =>
  fetch(product.url + path, { method: 'POST', headers: { 'content-type': type }, body });
const report = JSON.stringify({
  'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline', 'document-uri': `https://x/?Ada` },
});

it('is counted by its directive, for whoever watches over the processes', async () => {
  expect((await send(REPORTS, report)).status).toBe(204);
  expect((await send(REPORTS, report)).status).toBe(204);
  const figures = await (await fetch(`${product.url}/metrics`)).text();
  expect(figures).toContain('sankofa_refused_content_total{directive="script-src"} 2');
});

it.each([
  ['no report', '{}'],
  ['no JSON', '<p>'],
  ['too long', ' '.repeat(5_000)],
])('is refused where it is %s', async (_, body) =>
  expect((await send(REPORTS, body)).status).toBeGreaterThanOrEqual(400),
);

it('is refused where it is too long for what anybody may send, whatever it calls itself', async () => {
  const long = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'x'.repeat(5_000) } });
  expect((await send(REPORTS, long, 'application/json')).status).toBe(413);
});

it('is no way to send anything else', async () => {
  expect((await send('/api/auth/login', report)).status).toBe(400);
});
