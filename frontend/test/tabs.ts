import { afterEach, beforeEach, jest } from '@jest/globals';
import { closeTabs } from './between-tabs';
import { responseWith } from './response-with';

export const user = { id: 'ada', email: 'ada@example.com', roles: ['member'] };
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

interface Browser {
  /** How the server answers a refresh. */
  server: 'ok' | 'no network' | 'silent' | { status: number; code?: string; reason?: string };
  /** How far the server's clock is ahead of the device's, in ms. */
  serverAhead: number;
  /** The number of issued tokens; each is valid for ten minutes. */
  tokens: number;
}

/** A member's browser, in which a test opens tabs. */
export const browser: Browser = { server: 'ok', serverAhead: 0, tokens: 0 };
export const fetch = jest.spyOn(globalThis, 'fetch');
const tabs: Tab[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.clearAllTimers();
  localStorage.clear();
  look(true);
  browser.server = 'ok';
  browser.serverAhead = 0;
  fetch.mockImplementation(async (path, options) => {
    if (browser.server === 'silent') return silence(options?.signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (browser.server === 'no network') throw new TypeError('Failed to fetch');
    if (browser.server !== 'ok') return responseWith(browser.server, browser.server.status);
    if (path === '/api/auth/logout') return responseWith({});
    browser.tokens += 1;
    return responseWith(answer());
  });
});

afterEach(() => {
  closeTabs();
  for (const tab of tabs.splice(0)) tab.close();
});

export const answer = () => ({
  user,
  accessToken: `token ${browser.tokens}`,
  expiresAt: new Date(Date.now() + browser.serverAhead + 10 * MINUTE).toISOString(),
  expiresIn: 600,
});
const silence = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
export const asks = () => fetch.mock.calls.map(([path]) => (path as string).replace('/api/auth/', ''));
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

export function look(isSeen: boolean): void {
  Object.defineProperty(document, 'hidden', { value: !isSeen, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

type Tab = Awaited<ReturnType<typeof load>>;

export async function opened(): Promise<Tab> {
  const tab = await load();
  tabs.push(tab);
  tab.start();
  return tab;
}

/** Each tab has its own copy of all modules; storage, channels and locks are shared. */
async function load() {
  jest.resetModules();
  const { startSession, resumeSession } = await import('../src/shared/session/start-session');
  const { currentSession, onSessionChange, setSession } = await import('../src/shared/session/session');
  const { loadBeforeSignOut, signInBy, signOut } = await import('../src/shared/session/sign-in-out');
  const { refreshSession } = await import('../src/shared/session/refresh-session');
  const { currentToast } = await import('../src/shared/ui/toast-store');
  return {
    start: startSession,
    resume: resumeSession,
    close: () => setSession({ status: 'unknown' }),
    session: currentSession,
    onChange: onSessionChange,
    status: () => currentSession().status,
    token: () => (currentSession() as { accessToken?: string }).accessToken,
    said: () => currentToast()?.code,
    signInBy,
    loadBeforeSignOut,
    signOut,
    refresh: refreshSession,
  };
}

export async function signedIn() {
  const tab = await reopened();
  await pass(100);
  return tab;
}

/** A tab opened after an earlier tab has signed in. */
export async function reopened() {
  const before = await opened();
  await before.signInBy(async () => answer());
  before.close();
  return opened();
}
