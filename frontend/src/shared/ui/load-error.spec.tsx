/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { lazyPart } from './load-error';

afterEach(cleanup);

const show = (load: () => Promise<{ default: ComponentType<object> }>) => {
  const Decoration = lazyPart(load);
  const page = (
    <ErrorBoundary>
      <h1>The page</h1>
      <Suspense fallback={<p>Awaited</p>}>
        <Decoration />
      </Suspense>
    </ErrorBoundary>
  );
  return act(async () => void render(page));
};
const text = () => document.body.textContent;

it('is shown once its code is there', async () => {
  await show(async () => ({ default: () => <p>A part</p> }));
  expect(text()).toBe('The pageA part');
});

it('leaves the page alone if its code does not load', async () => {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  await show(() => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return Promise.reject(payload);
  });
  expect(text()).toBe('The pageAwaited');
});

it('does not hide an error of the code itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(() => Promise.reject(new Error('A mistake')));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
});
