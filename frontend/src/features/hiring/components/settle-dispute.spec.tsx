/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { SettleDispute } from './settle-dispute';

const dispute = (
  <QueryClientProvider client={new QueryClient()}>
    <SettleDispute requestId="r" id="i" />
  </QueryClientProvider>
);
const reason = () => screen.getByRole<HTMLInputElement>('textbox');

it('keeps why until it is sent, also where the page goes meanwhile', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responseWith({ id: 'i' }));
  const page = render(dispute);
  fireEvent.change(reason(), { target: { value: 'Both agreed on the phone.' } });
  page.unmount();
  render(dispute);
  expect(reason().value).toBe('Both agreed on the phone.');
  fireEvent.click(screen.getByRole('button', { name: 'The work is finished' }));
  await waitFor(() => expect(reason().value).toBe(''));
});
