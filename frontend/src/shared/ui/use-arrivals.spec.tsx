/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useArrivals } from './use-arrivals';

const list = (...ids: string[]) => ids.map((id) => ({ id }));
const open = (...shown: string[]) =>
  renderHook(useArrivals<{ id: string }>, {
    initialProps: { items: shown.length > 0 ? list(...shown) : undefined, isFetching: true },
  });

it('knows what came above what is shown, until it is asked for', () => {
  const { result, rerender } = open();
  const arrived = () => result.current.arrived.map(({ id }) => id);
  const get = (...ids: string[]) => rerender({ items: list(...ids), isFetching: false });
  get();
  get('first');
  expect(arrived()).toEqual([]);
  get('third', 'second', 'first');
  expect(arrived()).toEqual(['third', 'second']);
  act(() => result.current.show());
  expect(arrived()).toEqual([]);
  get('fourth', 'second');
  expect(arrived()).toEqual([]);
});

it('takes for no news what a kept list lacks when it is opened', () => {
  const { result, rerender } = open('first');
  rerender({ items: list('second', 'first'), isFetching: false });
  expect(result.current.arrived).toEqual([]);
  rerender({ items: list('second', 'first'), isFetching: true });
  rerender({ items: list('third', 'second', 'first'), isFetching: false });
  expect(result.current.arrived).toEqual(list('third'));
});
