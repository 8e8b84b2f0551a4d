/** @jest-environment @happy-dom/jest-environment */

import { describe, expect, it, jest } from '@jest/globals';
import {
  answer,
  asks,
  browser,
  DAY,
  fetch,
  look,
  MINUTE,
  opened,
  pass,
  reopened,
  signedIn,
  user,
} from '../../../test/tabs';

describe('the session of the last visit', () => {
  it('is not asked for where there was none', async () => {
    const tab = await opened();
    expect(tab.status()).toBe('signed-out');
    expect(asks()).toEqual([]);
  });

  it('is brought back where the browser lets nothing be kept', async () => {
    const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const tab = await opened();
    await pass(100);
    storage.mockRestore();
    expect([tab.status(), asks()]).toEqual(['signed-in', ['refresh']]);
  });

  it('is brought back with one request', async () => {
    const tab = await reopened();
    expect(tab.status()).toBe('unknown');
    await pass(100);
    expect([tab.status(), asks()]).toEqual(['signed-in', ['refresh']]);
  });

  it.each([
    ['over', { status: 401 }, { status: 'signed-out' }],
    [
      'of a banned member',
      { status: 403, code: 'ACCOUNT_SUSPENDED', reason: 'Copied', appealReference: 'ADAADA01' },
      { status: 'suspended', userId: 'ada', reason: 'Copied', appealReference: 'ADAADA01' },
    ],
  ])('is told where it is %s', async (_, said, session) => {
    browser.server = said;
    const tab = await reopened();
    await pass(100);
    expect(tab.session()).toEqual(session);
  });

  it('can be read without a network, and is asked for again once that is back', async () => {
    browser.server = 'no network';
    const tab = await reopened();
    await pass(100);
    expect(tab.session()).toMatchObject({ status: 'signed-in', user, accessToken: '' });
    browser.server = 'ok';
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(tab.token()).toBe(`token ${browser.tokens}`);
  });

  it('is asked for again where no answer came in ten seconds', async () => {
    browser.server = 'silent';
    const tab = await reopened();
    await pass(9_900);
    tab.resume();
    expect(asks()).toEqual(['refresh']);
    browser.server = 'ok';
    await pass(100);
    tab.resume();
    await pass(100);
    expect([tab.token(), asks()]).toEqual([`token ${browser.tokens}`, ['refresh', 'refresh']]);
  });

  it('is ended first where a sign-out did not reach the server', async () => {
    const tab = await signedIn();
    browser.server = 'no network';
    void tab.signOut();
    await pass(100);
    browser.server = 'ok';
    jest.clearAllMocks();
    expect((await opened()).status()).toBe('signed-out');
    await pass(100);
    expect(asks()).toEqual(['logout']);
    await opened();
    expect(asks()).toEqual(['logout']);
  });
});

describe('a token', () => {
  it('is renewed before it runs out, and never in vain', async () => {
    const tab = await signedIn();
    const first = tab.token();
    await pass(8 * MINUTE);
    expect(asks()).toEqual(['refresh']);
    await pass(MINUTE);
    expect(asks()).toEqual(['refresh', 'refresh']);
    expect(tab.token()).not.toBe(first);
  });

  it.each([
    ['ahead', -DAY],
    ['behind', DAY],
  ])('is renewed as often where the clock of the device is a day %s', async (_, ahead) => {
    browser.serverAhead = ahead;
    await signedIn();
    await pass(8 * MINUTE);
    expect(asks()).toEqual(['refresh']);
    await pass(MINUTE);
    expect(asks()).toEqual(['refresh', 'refresh']);
  });

  it('is not renewed while nobody looks, and at once when somebody does', async () => {
    await signedIn();
    look(false);
    await pass(30 * MINUTE);
    expect(asks()).toEqual(['refresh']);
    look(true);
    await pass(100);
    expect(asks()).toEqual(['refresh', 'refresh']);
  });

  it('is asked for again at the next tick where there was no network', async () => {
    const tab = await signedIn();
    browser.server = 'no network';
    await pass(9 * MINUTE);
    expect(tab.status()).toBe('signed-in');
    browser.server = 'ok';
    await pass(MINUTE);
    expect(tab.token()).toBe(`token ${browser.tokens}`);
  });

  it.each<[typeof browser.server, number]>([
    ['no network', 100],
    ['silent', 10_000],
  ])('is asked for again before the next tick where the answer was lost: %s', async (lost, after) => {
    const tab = await signedIn();
    const first = tab.token();
    browser.server = lost;
    await pass(8.5 * MINUTE + after + 100);
    expect(tab.token()).toBe(first);
    browser.server = 'ok';
    await pass(12_000);
    expect(tab.token()).not.toBe(first);
  });

  it('arrives though the page is left meanwhile', async () => {
    await signedIn();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it('is renewed by one tab for all', async () => {
    const three = [await signedIn(), await opened(), await opened()];
    await pass(100);
    jest.clearAllMocks();
    look(false);
    await pass(30 * MINUTE);
    look(true);
    await pass(1_000);
    expect(asks()).toEqual(['refresh']);
    expect(three.map((tab) => tab.token())).toEqual(Array(3).fill(`token ${browser.tokens}`));
  });
});

describe('a sign-in', () => {
  it('is not undone by a refresh of before that was refused', async () => {
    const tab = await reopened();
    browser.server = { status: 401 };
    void tab.signInBy(async () => answer());
    await pass(1_000);
    expect(tab.status()).toBe('signed-in');
  });

  it.each<typeof browser.server>(['silent', 'no network'])(
    'outlives a sign-out that is on its way: %s',
    async (server) => {
      const [one, other] = [await signedIn(), await opened()];
      await pass(100);
      browser.server = server;
      void one.signOut();
      await pass(50);
      browser.server = 'ok';
      let leaving: AbortSignal | null | undefined;
      void other.signInBy(async () => {
        leaving = fetch.mock.lastCall?.[1]?.signal;
        return answer();
      });
      await pass(11_000);
      expect(leaving?.aborted).toBe(server === 'silent'); // its late answer would delete the new cookie
      expect([one.status(), other.status()]).toEqual(['signed-in', 'signed-in']);
      jest.clearAllMocks();
      await opened();
      await pass(100);
      expect(asks()).toEqual(['refresh']);
    },
  );

  it('is what every tab goes on with, and none renews what was before meanwhile', async () => {
    const [one, other] = [await signedIn(), await opened()];
    await pass(100);
    jest.clearAllMocks();
    browser.server = { status: 401 };
    const thabo = { ...answer(), user: { id: 'thabo', email: 'thabo@example.com', roles: ['member'] } };
    void other.signInBy(() => new Promise((resolve) => setTimeout(() => resolve(thabo), 50)));
    void one.refresh(); // as when the server closes the old session's socket
    await pass(1_000);
    expect([one.session(), asks()]).toEqual([other.session(), []]);
    expect(one.session()).toMatchObject({ status: 'signed-in', user: { id: 'thabo' } });
  });
});
