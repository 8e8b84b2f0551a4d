/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Queue } from './queue';
import { useDecisionInput } from './use-decision-input';

const withPoints = { points: { min: 0, max: 20, default: 5 } } as Queue<object>;
const withoutPoints = {} as Queue<object>;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});

it.each([
  ['1', 1],
  ['12', 12],
  ['120', 0],
  ['25', 5],
  ['1…2', 2],
])('takes the digits %s for %d points', (digits, points) => {
  const row = opened(withPoints, 'one');
  row.press(digits);
  expect(row.input().points).toBe(points);
});

it('takes a digit after a typed number for a new one', () => {
  const row = opened(withPoints, 'one');
  row.change({ points: 1 });
  row.press('2');
  expect(row.input().points).toBe(2);
});

it('starts afresh on another row, and keeps for each what was entered', () => {
  const row = opened(withPoints, 'one');
  row.press('9');
  row.change({ comment: 'Well done' });
  expect(row.input()).toEqual({ points: 9, comment: 'Well done', reason: '', staffNote: '' });
  row.turnTo('two');
  expect(row.input()).toEqual({ points: 5, comment: '', reason: '', staffNote: '' });
  row.press('1');
  row.turnTo('one');
  expect(row.input()).toEqual({ points: 9, comment: 'Well done', reason: '', staffNote: '' });
});

it('keeps what was written where the page goes before it is sent, as with the end of a session', () => {
  const before = opened(withPoints, 'one');
  before.change({ comment: 'Well done', reason: 'The link' });
  before.leave();
  const back = opened(withPoints, 'one');
  expect(back.input()).toEqual({ points: 5, comment: 'Well done', reason: 'The link', staffNote: '' });
  back.forget('one');
  back.leave();
  expect(opened(withPoints, 'one').input().comment).toBe('');
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['where nothing is open', withPoints, undefined],
  ['where there are no points to give', withoutPoints, 'one'],
])('takes no digits %s', (_, queue, rowId) => {
  const row = opened(queue, rowId);
  row.press('7');
  expect(row.input().points).toBe(queue.points?.default ?? 0);
});

function opened(queue: Queue<object>, rowId: string | undefined) {
  const { result, rerender, unmount } = renderHook(({ rowId }) => useDecisionInput(queue, rowId), {
    initialProps: { rowId },
  });
  return {
    input: () => result.current.input,
    change: (changes: object) => act(() => result.current.change(changes)),
    /** Types digits; a '…' stands for a pause of one second. */
    press: (digits: string) => {
      for (const digit of digits) {
        if (digit === '…') jest.advanceTimersByTime(1_000);
        else act(() => result.current.digit(Number(digit)));
      }
    },
    forget: (id: string) => act(() => result.current.forget(id)),
    leave: unmount,
    turnTo: (rowId: string) => rerender({ rowId }),
  };
}
