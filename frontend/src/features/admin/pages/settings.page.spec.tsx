/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import SettingsPage from './settings.page';

it('shows the target that a colleague sets after the own one was saved', async () => {
  let hours = 48;
  const target = () => ({ queue: 'loans', hours, changedAt: null, changedBy: null });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { method } = asked as Request;
    if (method === 'PUT') hours = 24;
    return responseWith({ targets: [target()], items: [], eventTypes: [] });
  });
  const queries = new QueryClient();
  const page = (
    <QueryClientProvider client={queries}>
      <SettingsPage />
    </QueryClientProvider>
  );
  await act(async () => void render(page));
  const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Hours for Loans' });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the target of Loans' });
  fireEvent.change(field, { target: { value: '24' } });
  fireEvent.click(save);
  await waitFor(() => expect([field.value, save.disabled]).toEqual(['24', true]));
  hours = 72;
  await act(() => queries.invalidateQueries({ queryKey: ['settings'] }));
  await waitFor(() => expect([field.value, save.disabled]).toEqual(['72', true]));
});
