/** @jest-environment @happy-dom/jest-environment */

import { describe, expect, it } from '@jest/globals';
import { responseWith } from '../../../test/response-with';
import { answer, asks, browser, fetch, MINUTE, opened, pass, reopened, signedIn } from '../../../test/tabs';

describe('a session that ends', () => {
  it('by choice, ends in every tab, and nothing is kept of it', async () => {
    const [one, other] = [await signedIn(), await opened()];
    await pass(100);
    localStorage.setItem('sankofa.draft.ada.hire', '{"text":"Mine"}');
    void one.signOut();
    expect([one.status(), other.status()]).toEqual(['signed-out', 'signed-out']);
    await pass(100);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(other.said()).toBeUndefined();
  });

  it('by choice, is owed to the server from the start, as the browser may be closed before it answers', async () => {
    const tab = await signedIn();
    browser.server = 'silent';
    void tab.signOut();
    expect(Object.keys(localStorage)).toEqual(['sankofa.sign-out-owed']);
    await pass(10_000);
    expect(Object.keys(localStorage)).toEqual(['sankofa.sign-out-owed']);
  });

  const signOutBeforePageLoads = async () => {
    const tab = await signedIn();
    tab.loadBeforeSignOut(() => new Promise(() => undefined));
    fetch.mockClear();
    void tab.signOut();
  };

  it('by choice, waits for the page after it, but not for long', async () => {
    await signOutBeforePageLoads();
    await pass(1_900);
    expect(asks()).toEqual([]);
    await pass(100);
    expect(asks()).toEqual(['logout']);
    await pass(100);
  });

  it('by choice, waits for that page no longer than the tab is open', async () => {
    await signOutBeforePageLoads();
    await pass(10);
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(asks()).toEqual(['logout']);
    await pass(100);
  });

  it('in every device at once, takes the drafts along though it is known to be over already', async () => {
    const tab = await signedIn();
    localStorage.setItem('sankofa.draft.ada.hire', '{"text":"Mine"}');
    browser.server = { status: 401 };
    void tab.refresh();
    await pass(100);
    browser.server = 'ok';
    void tab.signOut('ada');
    await pass(100);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('by a ban, says so after each reload, and takes the drafts along once the member leaves', async () => {
    const before = await signedIn();
    localStorage.setItem('sankofa.draft.ada.hire', '{"text":"Mine"}');
    localStorage.setItem('sankofa.last-data', '{"id":"ada"}');
    browser.server = { status: 403, code: 'ACCOUNT_SUSPENDED' };
    await pass(9 * MINUTE);
    expect(before.status()).toBe('suspended');
    expect(Object.keys(localStorage)).not.toContain('sankofa.last-data');
    before.close();
    const tab = await opened();
    await pass(100);
    expect(tab.session()).toMatchObject({ status: 'suspended', userId: 'ada' });
    browser.server = 'ok';
    void tab.signOut();
    await pass(100);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('on the server, ends in every tab, which says so', async () => {
    const [one, other] = [await signedIn(), await opened()];
    await pass(100);
    browser.server = { status: 401 };
    await pass(9 * MINUTE);
    expect([one.status(), other.status(), other.said()]).toEqual(['signed-out', 'signed-out', 'SESSION_ENDED']);
  });

  it('on the server, is told as well where the page is opened again', async () => {
    browser.server = { status: 401 };
    const again = await reopened();
    await pass(1_000);
    expect([again.status(), again.said()]).toEqual(['signed-out', 'SESSION_ENDED']);
  });

  it('by our team, or with the account, is told as that', async () => {
    fetch.mockImplementation(async () => {
      localStorage.clear(); // the browser does so for Clear-Site-Data
      return responseWith({}, 401);
    });
    const again = await reopened();
    await pass(1_000);
    expect(again.said()).toBe('SESSION_REVOKED');
  });

  it('on the server, says that what was typed is kept, where some is', async () => {
    const tab = await signedIn();
    localStorage.setItem('sankofa.draft.ada.hire', '{"text":"Mine"}');
    browser.server = { status: 401 };
    await pass(9 * MINUTE);
    expect(tab.said()).toBe('SESSION_ENDED_WITH_DRAFTS');
  });

  it('on the server, says so as well of what was typed the moment before', async () => {
    const tab = await signedIn();
    tab.onChange(() => queueMicrotask(() => localStorage.setItem('sankofa.draft.ada.hire', '{"text":"Mine"}')));
    browser.server = { status: 401 };
    await pass(9 * MINUTE);
    expect(tab.said()).toBe('SESSION_ENDED_WITH_DRAFTS');
  });

  it('on the server, keeps the address for the next sign-in, and no longer', async () => {
    const tab = await signedIn();
    browser.server = { status: 401 };
    await pass(9 * MINUTE);
    expect(localStorage.getItem('sankofa.draft.visitor.email')).toContain('@');
    browser.server = 'ok';
    void tab.signInBy(async () => answer());
    await pass(100);
    expect(localStorage.getItem('sankofa.draft.visitor.email')).toBeNull();
  });

  it('by choice, does not come back with a token that was on its way', async () => {
    const tab = await signedIn();
    void tab.refresh();
    await pass(50);
    void tab.signOut();
    await pass(1_000);
    expect(tab.status()).toBe('signed-out');
  });
});
