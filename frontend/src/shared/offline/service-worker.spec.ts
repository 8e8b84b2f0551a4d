import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, it } from '@jest/globals';

const ORIGIN = 'https://sankofa.example';
const code = readFileSync(new URL('../../../service-worker/service-worker.mjs', import.meta.url), 'utf8');
const addressOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

/** A fake Cache: answers by path. */
class Kept {
  private readonly answers = new Map<string, Response>();

  constructor(private readonly network: (path: string) => Response) {}

  async addAll(paths: string[]): Promise<void> {
    for (const path of paths) await this.put(path, this.network(path));
  }
  async put(request: string | { url: string }, answer: Response): Promise<void> {
    this.answers.set(addressOf(request), answer);
  }
  async match(request: string | { url: string }): Promise<Response | undefined> {
    return this.answers.get(addressOf(request))?.clone();
  }
  async delete(request: { url: string }): Promise<void> {
    this.answers.delete(request.url);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.answers.keys()].map((url) => ({ url }));
  }
}

/** A fake browser with one service worker, a server with one build, and a network that can be cut. */
class Browser {
  private readonly kept = new Map<string, Kept>();
  private readonly files = new Map<string, string>();
  private worker = new Map<string, (event: object) => void>();
  isOffline = false;

  /** Deploys a build, in place of the one before, and lets the browser install its worker. */
  async take(build: { version: string; shell: string[]; assets: string[]; learnHub: string[] }): Promise<void> {
    this.files.clear();
    for (const path of [...build.shell, ...build.assets]) this.files.set(path, `${path} of ${build.version}`);
    const worker = new Map<string, (event: object) => void>();
    const globals = {
      BUILD: build,
      addEventListener: (name: string, listener: (event: object) => void) => worker.set(name, listener),
      caches: this.caches(),
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      location: { origin: ORIGIN },
      fetch: async (request: { url: string }) => this.network(new URL(request.url).pathname),
      setTimeout: (then: () => void, ms: number) => setTimeout(then, ms).unref(),
      ...{ Response, URL },
    };
    runInContext(code, createContext(globals));
    this.worker = worker;
    for (const event of ['install', 'activate']) await this.tell(event, {});
  }

  /** Does what the page does for a member who keeps the learn hub on the device. */
  async keepLearnHub(): Promise<void> {
    await (await this.caches().open('sankofa-assets')).put('/assets/learn-hub-kept', new Response());
  }

  /** The body that a page gets at this path, or undefined on a failure. */
  async get(path: string, mode = 'no-cors'): Promise<string | undefined> {
    const answer = this.tell('fetch', { request: { url: ORIGIN + path, method: 'GET', mode } });
    return (answer as Promise<Response | undefined>).then(
      (found) => (found?.ok ? found.text() : undefined),
      () => undefined,
    );
  }

  private tell(name: string, event: object): Promise<unknown> {
    let work: Promise<unknown> = Promise.resolve();
    const take = (promise: Promise<unknown>) => {
      work = promise;
    };
    this.worker.get(name)?.({ ...event, waitUntil: take, respondWith: take });
    return work;
  }

  private network(path: string): Response {
    if (this.isOffline) throw new TypeError('There is no network.');
    const text = this.files.get(path);
    return new Response(text, { status: text === undefined ? 404 : 200 });
  }

  private caches() {
    return {
      keys: async () => [...this.kept.keys()],
      delete: async (name: string) => this.kept.delete(name),
      open: async (name: string) => {
        const cache = this.kept.get(name) ?? new Kept((path) => this.network(path));
        this.kept.set(name, cache);
        return cache;
      },
      match: async (request: string | { url: string }, { cacheName }: { cacheName?: string } = {}) => {
        const looked = [...this.kept].filter(([name]) => cacheName === undefined || name === cacheName);
        for (const [, cache] of looked) {
          const found = await cache.match(request);
          if (found) return found;
        }
        return undefined;
      },
    };
  }
}

const build = (version: string) => ({
  version,
  shell: ['/app.html', `/assets/index-${version}.js`],
  assets: [`/assets/index-${version}.js`, `/assets/learn-${version}.js`, `/assets/contact-${version}.js`],
  learnHub: [`/assets/learn-${version}.js`],
});

let browser: Browser;
beforeEach(async () => {
  browser = new Browser();
  await browser.take(build('one'));
});

it('keeps what a page opened before an update has loaded, until the update after it', async () => {
  expect(await browser.get('/assets/learn-one.js')).toBe('/assets/learn-one.js of one');
  await browser.take(build('two'));
  expect(await browser.get('/assets/index-one.js')).toBe('/assets/index-one.js of one');
  expect(await browser.get('/assets/learn-one.js')).toBe('/assets/learn-one.js of one');
  expect(await browser.get('/assets/contact-one.js')).toBeUndefined();
  await browser.take(build('three'));
  expect(await browser.get('/assets/index-one.js')).toBeUndefined();
  expect(await browser.get('/assets/learn-one.js')).toBeUndefined();
  expect(await browser.get('/assets/index-two.js')).toBe('/assets/index-two.js of two');
});

it('opens the newest build without a network, whatever else is kept', async () => {
  await browser.take(build('two'));
  browser.isOffline = true;
  expect(await browser.get('/dashboard', 'navigate')).toBe('/app.html of two');
  expect(await browser.get('/app.html')).toBe('/app.html of two');
});

it('keeps the learn hub of the next build for whoever keeps it, and for nobody else', async () => {
  await browser.take(build('two'));
  browser.isOffline = true;
  expect(await browser.get('/assets/learn-two.js')).toBeUndefined();
  browser.isOffline = false;
  await browser.keepLearnHub();
  for (const version of ['three', 'four']) {
    await browser.take(build(version));
    browser.isOffline = true;
    expect(await browser.get(`/assets/learn-${version}.js`)).toBe(`/assets/learn-${version}.js of ${version}`);
    browser.isOffline = false;
  }
});

it('leaves what is asked of the API alone', async () => {
  expect(await browser.get('/api/me')).toBeUndefined();
});
