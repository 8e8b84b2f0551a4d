/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Deferred, ErrorBoundary } from './error-boundary';
import { lazyPart } from './load-error';
import { LoadFailure } from './load-failure';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

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
  await show(doNotLoad);
  expect(text()).toBe('The pageAwaited');
});

it('does not hide an error of the code itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(() => Promise.reject(new Error('A mistake')));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
});

describe('a part that its page needs', () => {
  const showNeeded = () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lesson = lazy(doNotLoad);
    const page = (
      <ErrorBoundary>
        <h1>The page</h1>
        <Deferred>
          <Lesson />
        </Deferred>
      </ErrorBoundary>
    );
    return act(async () => void render(page));
  };

  it('is said not to have loaded in its place, with the page to load again', async () => {
    await showNeeded();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This part did not load.');
    expect(screen.getByRole('button', { name: 'Load this page again' })).toBeTruthy();
  });

  it('does not offer to load the page again without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await showNeeded();
    expect(screen.getByRole('alert').textContent).toContain('You are offline.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers no retry in vain where an update removed the file that a query reads', async () => {
    const error = await doNotLoad().catch((thrown: unknown) => thrown);
    render(<LoadFailure what="the lesson" error={error} onRetry={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Load this page again' })).toBeTruthy();
  });
});

function doNotLoad(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return Promise.reject(payload);
}
