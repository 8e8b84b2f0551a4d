/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useArrivals } from './use-arrivals';

const list = (...ids: string[]) => ids.map((id) => ({ id }));

it('knows what came above what is shown, until it is asked for', () => {
  const { result, rerender } = renderHook(useArrivals, { initialProps: undefined as { id: string }[] | undefined });
  const arrived = () => result.current.arrived.map(({ id }) => id);
  rerender(list());
  rerender(list('first'));
  expect(arrived()).toEqual([]);
  rerender(list('third', 'second', 'first'));
  expect(arrived()).toEqual(['third', 'second']);
  act(() => result.current.show());
  expect(arrived()).toEqual([]);
  rerender(list('fourth', 'second'));
  expect(arrived()).toEqual([]);
});
