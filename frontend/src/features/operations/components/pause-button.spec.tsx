/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PauseButton } from './pause-button';

const pausing = (pause: () => Promise<unknown> = () => Promise.resolve()) => {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
      <PauseButton name="mail" text="Its jobs wait meanwhile." isPaused={false} pause={pause} resume={pause} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pause…' }));
  return unmount;
};
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
const write = (value: string) => fireEvent.change(reason(), { target: { value } });

it('says when the work goes on, as it is chosen', () => {
  pausing();
  expect(screen.queryByText(/by itself after an hour/)).not.toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Not before somebody resumes it' }));
  expect(screen.queryByText(/by itself after an hour/)).toBeNull();
  expect(screen.queryByText(/once somebody resumes it/)).not.toBeNull();
});

it('keeps the reason when the session ends in the middle', () => {
  const leave = pausing();
  write('The provider moves.');
  leave();
  pausing();
  expect(reason().value).toBe('The provider moves.');
});

it.each([
  ['is done', 'Pause'],
  ['is called off', 'Cancel'],
])('forgets the reason once it %s', async (_, button) => {
  const leave = pausing();
  write('The provider moves.');
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  leave();
  pausing();
  expect(reason().value).toBe('');
});
