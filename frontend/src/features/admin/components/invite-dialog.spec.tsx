/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { InviteDialog } from './invite-dialog';

it('hands the link to whoever invites where no mail can be sent', async () => {
  const link = 'https://sankofa.example/reset-password?token=a.b';
  const told = { id: 'a', expiresAt: '2030-01-04T00:00:00.000Z', isMailed: false, link, enrolmentCode: 'ABCDE-FGHIJ' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked) =>
      responseWith(asked instanceof Request ? told : { contact: { sendsMail: false } }),
    );
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InviteDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/you are shown the link/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'zola@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(link)).toBeTruthy();
  expect(screen.getByText('ABCDE-FGHIJ')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'I have passed it on' }));
  expect(onClose).toHaveBeenCalled();
});
