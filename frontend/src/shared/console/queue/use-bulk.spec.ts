/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { pass, start } from '../../../../test/time';
import { Problem } from '../../api/problem';
import { SignedInContext, type SignedIn as SignedInState } from '../../session/member';
import { currentToast, dismissToast } from '../../ui/toast-store';
import type { Decision, Queue } from './queue';
import { useBulk } from './use-bulk';

interface Row {
  id: string;
}

type Key = { key: string; batch: string };
const send = jest.fn<(row: Row, input: object, key: Key) => Promise<void>>(
  () => new Promise((resolve) => setTimeout(resolve, 100)),
);
const approve = { name: 'Approve', send } as unknown as Decision<Row>;
const queue = {
  key: 'payments',
  idOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => id,
  decisions: [approve],
} as unknown as Queue<Row>;
const noAnswer = new Problem(0, 'NETWORK_ERROR', 'Network error', undefined);
const signedIn = { member: { id: 'me' } } as unknown as SignedInState;
const SignedIn = ({ children }: { children: ReactNode }) =>
  createElement(SignedInContext, { value: signedIn }, children);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  dismissToast();
  localStorage.clear();
});

it('decides no further once the list was left, and says how far it came', async () => {
  const desk = running('abc');
  await pass(150);
  desk.leave();
  await pass(500);
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b']);
  expect(currentToast()).toMatchObject({ code: 'LEFT_IN_THE_MIDDLE', values: { name: 'Approve', done: 2, count: 3 } });
});

it('says nothing where its results are seen', async () => {
  running('abc');
  await pass(500);
  expect(send).toHaveBeenCalledTimes(3);
  expect(currentToast()).toBeUndefined();
});

it('leaves the rest untouched once it is cancelled, and goes on where somebody wants that', async () => {
  const desk = running('abc');
  await pass(150);
  act(() => desk.bulk().cancel());
  await pass(500);
  expect(desk.bulk().run).toMatchObject({ isOver: true, count: 3, results: [{ id: 'a' }, { id: 'b' }] });
  expect(send).toHaveBeenCalledTimes(2);
  start(() => desk.bulk().goOn());
  await pass(500);
  expect(sent()).toEqual(['a', 'b', 'c']);
});

it.each([
  ['no answer', [noAnswer, noAnswer, noAnswer]],
  ['none but that the server is busy', [new Problem(503, 'TIMED_OUT', 'Too slow', undefined)]],
])('sends what got %s again under the same key of the same batch', async (_, failures) => {
  for (const failure of failures) send.mockRejectedValueOnce(failure);
  const desk = running('ab');
  await pass(500);
  expect(desk.bulk().run?.results).toMatchObject([{ outcome: 'unknown' }, { outcome: 'done' }]);
  start(() => desk.bulk().goOn());
  await pass(500);
  expect(desk.bulk().run?.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  const keys = send.mock.calls.map(([{ id }, , { key, batch }]) => `${id} ${key} ${batch}`);
  expect(new Set(keys).size).toBe(2);
});

it('is there after a reload, and decides on nothing twice', async () => {
  const before = running('abc');
  await pass(150);
  const stored = Object.entries(localStorage);
  before.leave();
  await pass(500);
  localStorage.clear();
  for (const [name, text] of stored) localStorage.setItem(name, text as string); // as they were before the reload
  send.mockClear();
  const [, inHand] = before.keys();
  const after = opened();
  expect(after.bulk().run).toMatchObject({ isOver: true, results: [{ id: 'a' }] });
  start(() => after.bulk().goOn());
  await pass(500);
  expect(sent()).toEqual(['b', 'c']);
  expect(send.mock.calls[0]?.[2].key).toBe(inHand);
  expect(localStorage).toHaveLength(0);
});

const sent = () => send.mock.calls.map(([{ id }]) => id);

function opened() {
  const { result, unmount } = renderHook(() => useBulk(queue, () => undefined), { wrapper: SignedIn });
  return { bulk: () => result.current, leave: unmount };
}

function running(ids: string) {
  const desk = opened();
  const rows = Array.from(ids, (id) => ({ id }));
  start(() => void desk.bulk().decideAll(approve, rows, { points: 5, comment: '', reason: '', staffNote: '' }));
  const keys = desk.bulk().run?.items.map(({ key }) => key) ?? [];
  return { ...desk, keys: () => keys };
}
