import { expect, it } from '@jest/globals';
import { testApp } from '../../../test/support/fixtures.js';
import { REPORTS_PATH } from './content-policy.js';

const product = testApp();

const send = (path: string, body: string, type = 'application/csp-report', more = {}) =>
  fetch(product.url + path, { method: 'POST', headers: { 'content-type': type, ...more }, body });
const report = JSON.stringify({
  'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline', 'document-uri': `https://x/?Ada` },
});

it('is counted by its directive, for whoever watches over the processes', async () => {
  expect((await send(REPORTS_PATH, report)).status).toBe(204);
  expect((await send(REPORTS_PATH, report)).status).toBe(204);
  const figures = await (await fetch(`${product.url}/metrics`)).text();
  expect(figures).toContain('sankofa_refused_content_total{directive="script-src"} 2');
});

it('is taken quietly and counted no more where one address sends hundreds', async () => {
  const font = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } });
  const statuses = new Set<number>();
  for (let i = 0; i < 150; i++)
    statuses.add((await send(REPORTS_PATH, font, undefined, { 'x-forwarded-for': '203.0.113.11' })).status);
  expect([...statuses]).toEqual([204]);
  const figures = await (await fetch(`${product.url}/metrics`)).text();
  const [, counted] = /refused_content_total\{directive="img-src"\} (\d+)/.exec(figures) ?? [];
  expect(Number(counted)).toBeGreaterThan(99);
  expect(Number(counted)).toBeLessThan(110);
});

it.each([
  ['no report', '{}'],
  ['no JSON', '<p>'],
  ['too long', ' '.repeat(5_000)],
])('is refused where it is %s', async (_, body) =>
  expect((await send(REPORTS_PATH, body)).status).toBeGreaterThanOrEqual(400),
);

it('is refused where it is too long for what anybody may send, whatever it calls itself', async () => {
  const long = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'x'.repeat(5_000) } });
  expect((await send(REPORTS_PATH, long, 'application/json')).status).toBe(413);
});

it('is no way to send anything else', async () => {
  expect((await send('/api/auth/login', report)).status).toBe(415);
});
