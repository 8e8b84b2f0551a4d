import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { movedPages } from '../../reference-data/index.js';

let folder: string;
let product: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'front-end-'));
  mkdirSync(join(folder, 'built/contact'), { recursive: true });
  mkdirSync(join(folder, 'built/assets'));
  writeFileSync(join(folder, 'secret.txt'), 'a secret');
  writeFileSync(join(folder, 'built/index.html'), 'the landing page');
  writeFileSync(join(folder, 'built/app.html'), 'the shell');
  writeFileSync(join(folder, 'built/404.html'), 'nothing here');
  writeFileSync(join(folder, 'built/sitemap.xml'), '<loc>%PUBLIC_URL%/contact</loc>');
  writeFileSync(join(folder, 'built/contact/index.html'), 'the contact page');
  writeFileSync(join(folder, 'built/contact/type=office.html'), 'the offices');
  writeFileSync(join(folder, 'built/assets/app-1a2b.js'), 'the code');
  product = await startTestApp({}, { frontEnd: join(folder, 'built') });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

interface Served {
  status: number;
  text: string;
  caching: string | undefined;
  leadsTo: string | undefined;
}

/** Sends the path as typed, as `fetch` would normalize it. */
function get(path: string): Promise<Served> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          caching: response.headers['cache-control'],
          leadsTo: response.headers.location,
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('the front end', () => {
  it.each([
    ['/', 'the landing page'],
    ['/contact', 'the contact page'],
    ['/contact/', 'the contact page'],
    ['/contact?type=office', 'the offices'],
    ['/contact/?from=a-friend&type=office', 'the offices'],
    ['/contact?type=other', 'the contact page'],
    ['/contact?type=../../secret', 'the contact page'],
    ['/dashboard?type=office', 'the shell'],
    ['/dashboard', 'the shell'],
    ['/learn/event-management?day=2', 'the shell'],
  ])('shows at %s %s', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text, caching: 'no-cache' });
  });

  it('shows what was built meanwhile, under a running product too', async () => {
    const [landing, sitemap] = ['index.html', 'sitemap.xml'].map((name) => join(folder, 'built', name));
    expect((await get('/sitemap.xml')).text).toBe('<loc>http://localhost/contact</loc>');
    writeFileSync(sitemap!, '<loc>%PUBLIC_URL%/pricing</loc>');
    utimesSync(sitemap!, new Date(), new Date(Date.now() + 1_000));
    expect((await get('/sitemap.xml')).text).toBe('<loc>http://localhost/pricing</loc>');
    writeFileSync(landing!, 'at %PUBLIC_URL%');
    expect((await get('/')).text).toBe('at http://localhost');
    writeFileSync(landing!, 'the landing page');
    writeFileSync(sitemap!, '<loc>%PUBLIC_URL%/contact</loc>');
  });

  it('lets what is named after its content be kept for ever', async () => {
    const { text, caching } = await get('/assets/app-1a2b.js');
    expect([text, caching]).toEqual(['the code', 'public, max-age=31536000, immutable']);
  });

  it.each([
    ['/assets/app-0000.js'],
    ['/secret.txt'],
    ['/../secret.txt'],
    ['/%2e%2e/secret.txt'],
    ['/..%2fsecret.txt'],
    ['/assets/..%2f..%2fsecret.txt'],
    ['/api/nothing'],
    ['/health/nothing'],
  ])('has nothing at %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text.includes('a secret')]).toEqual([404, false]);
  });

  it.each(Object.entries(movedPages))('leads from %s on to %s', async (from, to) => {
    expect(await get(`${from}?from=a-friend`)).toMatchObject({ status: 302, leadsTo: `${to}?from=a-friend` });
  });

  it.each([
    ['/Dashboard', '/dashboard'],
    ['/CONTACT?from=a-friend', '/contact?from=a-friend'],
    ['//dashboard', '/dashboard'],
    ['//example.com/contact', '/example.com/contact'],
    ['/contact//', '/contact/'],
    ['/%2FDashboard', '/dashboard'],
    ['//%2F%2Fexample.com', '/%2F%2Fexample.com'],
    [String.raw`/.\\example.com//contact`, '/example.com/contact'],
    [String.raw`/%2e\/example.com/`, '/example.com/'],
    [String.raw`/\example.com/contact`, '/example.com/contact'],
  ])('leads from %s, where a page is meant, to %s', async (from, to) => {
    expect(await get(from)).toMatchObject({ status: 302, leadsTo: to });
  });

  it.each(['/nowhere', '/learn/a/b', '/contact/us', '/Nowhere'])(
    'says at %s that there is nothing, in words',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, text: 'nothing here' });
    },
  );

  it('puts its own address where a built file names it, and sends it once', async () => {
    const address = `${product.url}/sitemap.xml`;
    const first = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toBe('<loc>http://localhost/contact</loc>');
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('<loc>http://localhost/contact</loc>');
  });

  it('leaves an id that is too long to the API, which blames no method for it', async () => {
    const { status, text } = await get(`/api/admin/members/${'a'.repeat(300)}/timeline`);
    expect([status, text]).toEqual([400, expect.stringContaining('INVALID_QUERY')]);
  });

  it('cannot read what is no text', async () => {
    expect((await get('/%')).status).toBe(400);
  });
});
