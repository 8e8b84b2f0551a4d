/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pass } from '../../../../test/time';
import type { SignedIn } from '../../session/member';
import { SignedInContext } from '../../session/member';
import type { Queue } from './queue';

/** The holds that the server reports: the first item is open, the others come next. */
let held: Record<string, 'me' | 'bola'> = {};
const asked: (readonly string[])[] = [];
const holdItems = async (wish: { items: readonly string[] }) => ({
  wished: asked.push(wish.items),
  items: Object.entries(held).map(([item, holderId], i) => ({ item, holderId, holder: holderId, isOpen: i === 0 })),
});
jest.unstable_mockModule('../../api/requests', () => ({ sendTo: () => holdItems }));
const { useHolds } = await import('./use-holds');
const { setSession } = await import('../../session/session');

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  setSession({ status: 'unknown' });
});

it('an item that a colleague opened at the same moment is contested, though it was held ahead here before', async () => {
  const desk = await opened();
  await desk.hold(['a', 'b'], { a: 'me', b: 'me' });
  await desk.hold(['b'], { b: 'bola' });
  expect([desk.now().holderOf('b'), desk.now().isContested('b')]).toEqual(['bola', true]);
});

it('an item that a colleague took over while it was open here is not contested', async () => {
  const desk = await opened();
  await desk.hold(['a', 'b'], { a: 'me', b: 'me' });
  await desk.hold(['b', 'c'], { b: 'me', c: 'me' });
  await desk.becomes({ b: 'bola' });
  expect([desk.now().holderOf('b'), desk.now().isContested('b')]).toEqual(['bola', false]);
});

it('an item that was opened before anything was known of colleagues is not contested by who has it open', async () => {
  const desk = mounted();
  expect(desk.now().isKnown).toBe(false);
  await desk.hold(['a'], { a: 'bola' });
  expect([desk.now().isKnown, desk.now().holderOf('a'), desk.now().isContested('a')]).toEqual([true, 'bola', false]);
});

it('nobody is led to what a colleague has just left, as a decision takes its row from the list a little later', async () => {
  const desk = await opened();
  await desk.becomes({ a: 'bola', b: 'bola' });
  await desk.becomes({ b: 'bola', c: 'bola' });
  expect(['a', 'b', 'c', 'd'].filter((item) => desk.now().isFree(item))).toEqual(['d']);
  expect(['a', 'b', 'c', 'd'].filter((item) => desk.now().isPromised(item))).toEqual(['c']);
  expect(desk.now().isSettling).toBe(true);
  await pass(3_000);
  expect(['a', 'b', 'c', 'd'].filter((item) => desk.now().isFree(item))).toEqual(['a', 'd']);
  expect(desk.now().isSettling).toBe(false);
});

it.each<[string, (unmount: () => void) => unknown]>([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['another page follows', (unmount) => unmount()],
])('what is open is let go of at once where %s', async (_, leave) => {
  const desk = await opened();
  await desk.hold(['a', 'b'], { a: 'me', b: 'me' });
  leave(desk.unmount);
  expect(asked.at(-1)).toEqual([]);
});

it('nothing is said after a sign-out, with which the server lets go of what was open', async () => {
  const desk = await opened();
  await desk.hold(['a', 'b'], { a: 'me', b: 'me' });
  setSession({ status: 'signed-out', byChoice: true });
  desk.unmount();
  expect(asked.at(-1)).toEqual(['a', 'b']);
});

it('what was open is held again where somebody comes back to a page that was left', async () => {
  const desk = await opened();
  await desk.hold(['a', 'b'], { a: 'me', b: 'me' });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pass();
  expect(asked.slice(-2)).toEqual([[], ['a', 'b']]);
});

async function opened() {
  const desk = mounted();
  await desk.becomes({});
  return desk;
}

function mounted() {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <SignedInContext value={{ member: { id: 'me' } } as SignedIn}>{children}</SignedInContext>
    </QueryClientProvider>
  );
  const page = renderHook(() => useHolds({ key: 'appraisals' } as Queue<object>), { wrapper });
  const becomes = async (now: typeof held) => {
    held = now;
    void queries.refetchQueries();
    await pass();
  };
  const hold = async (items: string[], now: typeof held) => {
    held = now;
    await act(async () => page.result.current.hold(items));
    await becomes(now);
  };
  return { now: () => page.result.current, becomes, hold, unmount: page.unmount };
}
