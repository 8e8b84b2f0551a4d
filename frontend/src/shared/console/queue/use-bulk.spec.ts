/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { pass, start } from '../../../../test/time';
import { currentToast, dismissToast } from '../../ui/toast-store';
import type { Decision, Queue } from './queue';
import { useBulk } from './use-bulk';

interface Row {
  id: string;
}

const send = jest.fn<(row: Row) => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, 100)));
const approve = { name: 'Approve', send } as unknown as Decision<Row>;
const queue = { idOf: ({ id }: Row) => id, nameOf: ({ id }: Row) => id } as unknown as Queue<Row>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  dismissToast();
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

function running(ids: string) {
  const { result, unmount } = renderHook(() => useBulk(queue, () => undefined));
  const rows = Array.from(ids, (id) => ({ id }));
  start(() => void result.current.decideAll(approve, rows, { points: 5, comment: '', reason: '', staffNote: '' }));
  return { leave: unmount };
}
