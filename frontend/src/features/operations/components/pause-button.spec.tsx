/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { PauseButton } from './pause-button';

it('says when the work goes on, as it is chosen', () => {
  const pause = () => Promise.resolve();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PauseButton name="mail" text="Its jobs wait meanwhile." isPaused={false} {...{ pause, resume: pause }} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pause…' }));
  expect(screen.queryByText(/by itself after an hour/)).not.toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Not before somebody resumes it' }));
  expect(screen.queryByText(/by itself after an hour/)).toBeNull();
  expect(screen.queryByText(/once somebody resumes it/)).not.toBeNull();
});
