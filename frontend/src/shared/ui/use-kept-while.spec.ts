/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useKeptWhile } from './use-kept-while';

it('a value stays as it was while it is held, and is the newest after it', () => {
  const { result, rerender } = renderHook(({ isHeld, value }) => useKeptWhile(isHeld, value), {
    initialProps: { isHeld: true, value: 'before' },
  });
  rerender({ isHeld: true, value: 'after' });
  expect(result.current).toBe('before');
  rerender({ isHeld: false, value: 'after' });
  expect(result.current).toBe('after');
});
