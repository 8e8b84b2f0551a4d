/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { auditedRead, restless } from '../api/refetch';
import '../../../test/between-tabs';
import { responseWith } from '../../../test/response-with';
import { pass } from '../../../test/time';
import { renderWithQueries } from '../../../test/with-queries';

type Listener = (told?: unknown) => void;

/** The fake socket; `active` is true while socket.io reconnects by itself. */
const heard = new Map<string, Listener>();
const socket = { active: true, on: (event: string, listener: Listener) => heard.set(event, listener) };
const line = Object.assign(socket, { connect: jest.fn(), disconnect: jest.fn() });
const io = jest.fn<(options: { auth: (give: (sent: { token?: string }) => void) => void }) => typeof line>(() => line);

jest.unstable_mockModule('socket.io-client', () => ({ io }));
const { useLiveUpdates } = await import('./live-updates');
const { setSession } = await import('../session/session');
const fetch = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  line.active = true;
  setSession(sessionWith('first'));
  fetch.mockImplementation(async () => responseWith({ ...sessionWith('second'), expiresIn: 600 }));
});
afterEach(() => void jest.clearAllMocks());

describe('a message', () => {
  it('that a read model changed asks for that one again', async () => {
    const page = await connected();
    await tell('changed', { topic: 'orders' });
    expect(page.counts()).toEqual({ orders: 2, profile: 1 });
  });

  it('that news may be lost asks for everything again, once, at a moment of its own within ten seconds', async () => {
    const page = await connected();
    for (let times = 0; times < 3; times += 1) await tell('changed', { topic: '*' });
    await pass(4_999);
    expect(page.counts()).toEqual({ orders: 1, profile: 1 });
    await pass(10_000);
    expect(page.counts()).toEqual({ orders: 2, profile: 2 });
  });

  it('of another tab that the member changed asks for the profile again', async () => {
    const page = await connected();
    act(() => new BroadcastChannel('sankofa.session').postMessage({ type: 'user-updated' }));
    await pass();
    expect(page.counts()).toEqual({ orders: 1, profile: 2 });
  });
});

describe('a connection', () => {
  it('asks for nothing again when it is made at once: the page has just been loaded', async () => {
    expect((await connected()).counts()).toEqual({ orders: 1, profile: 1 });
  });

  it('made at once asks again for what changes from second to second', async () => {
    const ask = jest.fn(async () => 'held');
    renderWithQueries(() => {
      useQuery({ queryKey: ['holds'], queryFn: ask, ...restless });
      useLiveUpdates();
    });
    await pass();
    await tell('connect');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that was long in the making asks again for what had come long before it', async () => {
    const page = opened();
    await pass(2_000);
    await tell('connect');
    expect(page.counts()).toEqual({ orders: 2, profile: 2 });
  });

  it('that comes back asks for all that was missed', async () => {
    const page = await connected();
    await tell('disconnect', 'transport close');
    await tell('connect');
    expect(page.counts()).toEqual({ orders: 2, profile: 2 });
  });

  it('that comes back looks at no member again, as each look is recorded', async () => {
    const look = jest.fn(async () => 'a member');
    renderWithQueries(() => {
      useQuery({ queryKey: ['held-data'], queryFn: look, ...auditedRead });
      useLiveUpdates();
    });
    await tell('connect');
    await tell('disconnect', 'transport close');
    await tell('connect');
    await tell('changed', { topic: '*' });
    await pass(10_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('that was made only after a failed try asks for all that was missed, too', async () => {
    const page = opened();
    await tell('connect_error');
    await tell('connect');
    expect(page.counts()).toEqual({ orders: 2, profile: 2 });
  });

  it('that the network broke comes back by itself, without a new token', async () => {
    await connected();
    await tell('disconnect', 'transport close');
    await tell('connect_error');
    await pass(60_000);
    expect([fetch.mock.calls.length, line.connect.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('a server that ends the connection or refuses it', () => {
  it.each([
    ['disconnect', 'io server disconnect'],
    ['connect_error', undefined],
  ])('after %s: a new token is fetched, and sent a moment later', async (event, told) => {
    await connected();
    line.active = false;
    await tell(event, told);
    expect(tokenSent()).toBe('second');
    expect(line.connect).not.toHaveBeenCalled();
    await pass(2_000);
    expect(line.connect).toHaveBeenCalledTimes(1);
  });

  it('is asked ever more slowly, until it takes the connection', async () => {
    opened();
    line.active = false;
    for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await tell('connect_error');
      await expectReconnectAfter(wait);
    }
    await tell('connect');
    await tell('connect_error');
    await expectReconnectAfter(2_000);
  });

  it('is left alone where the session turns out to be over', async () => {
    await connected();
    fetch.mockImplementation(async () => responseWith({}, 401));
    await tell('disconnect', 'io server disconnect');
    await pass(60_000);
    expect(line.connect).not.toHaveBeenCalled();
  });

  it('is asked again where it could not even be asked for a token', async () => {
    await connected();
    fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await tell('disconnect', 'io server disconnect');
    await expectReconnectAfter(2_000);
  });

  it('is not asked any more once the page was left', async () => {
    const page = await connected();
    await tell('disconnect', 'io server disconnect');
    await tell('changed', { topic: '*' });
    page.unmount();
    expect(line.disconnect).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect([line.connect.mock.calls.length, page.counts()]).toEqual([0, { orders: 1, profile: 1 }]);
  });
});

const sessionWith = (accessToken: string) => ({
  status: 'signed-in' as const,
  user: { id: 'ada', email: 'ada@example.com', roles: ['member'] },
  accessToken,
  expiresAt: 0,
});

async function tell(event: string, told?: unknown): Promise<void> {
  act(() => heard.get(event)?.(told));
  await pass();
}

function opened() {
  const { asked, unmount } = renderWithQueries(useLiveUpdates, { shows: ['orders', 'profile'] });
  return { counts: () => ({ orders: asked('orders'), profile: asked('profile') }), unmount };
}

async function connected() {
  const page = opened();
  await tell('connect');
  return page;
}

function tokenSent(): string | undefined {
  const give = jest.fn<(sent: { token?: string }) => void>();
  io.mock.lastCall?.[0].auth(give);
  return give.mock.lastCall?.[0].token;
}

async function expectReconnectAfter(ms: number): Promise<void> {
  line.connect.mockClear();
  await pass(ms - 1);
  expect(line.connect).not.toHaveBeenCalled();
  await pass(1);
  expect(line.connect).toHaveBeenCalledTimes(1);
}
