/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { start } from '../../../../test/time';
import { useExport } from './export-progress';

type Page = ReturnType<typeof opened>;

it.each([
  ['whoever began it breaks it off', ({ result }: Page) => act(() => result.current.cancel())],
  ['they leave the page', ({ unmount }: Page) => unmount()],
])('an export ends when %s', (_, leave) => {
  const page = opened();
  let given: AbortSignal | undefined;
  const save = (signal: AbortSignal) => {
    given = signal;
    return new Promise<void>(() => undefined);
  };
  void start(() => page.result.current.start(save));
  expect(given?.aborted).toBe(false);
  leave(page);
  expect(given?.aborted).toBe(true);
});

function opened() {
  return renderHook(useExport);
}
