/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { responseWith } from '../../../../test/response-with';
import { currentToast, dismissToast } from '../../../shared/ui/toast-store';
import type { ListedMember } from '../api/members.query';
import { BanDialog, ReactivateDialog } from './ban-dialogs';

const member = { userId: '01900000-0000-7000-8000-0000abcd1234', firstName: 'Ada', lastName: 'Obi' } as ListedMember;
const queries = new QueryClient();

const Opened = ({ dialog }: { dialog: ReactNode }) => (
  <QueryClientProvider client={queries}>{dialog}</QueryClientProvider>
);

it.each([
  ['Ban', true, 'USER_BANNED', BanDialog],
  ['Ban', false, 'ALREADY_DECIDED', BanDialog],
  ['Reactivate', true, 'USER_REACTIVATED', ReactivateDialog],
  ['Reactivate', false, 'ALREADY_DECIDED', ReactivateDialog],
])('%s, having changed something: %p, is told by %s', async (button, changed, toast, Dialog) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(responseWith({ ...member, changed }));
  const onClose = jest.fn();
  render(<Opened dialog={<Dialog member={member} onClose={onClose} />} />);
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(currentToast()?.code).toBe(toast);
});

it('leaves alone what opened after it was closed, while its answer was on the way', async () => {
  let answer: (response: Response) => void = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  dismissToast();
  const onClose = jest.fn();
  const { rerender } = render(<Opened dialog={<BanDialog member={member} onClose={onClose} />} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ban' }));
  rerender(<Opened dialog={undefined} />);
  answer(responseWith({ ...member, changed: true }));
  await waitFor(() => expect(currentToast()?.code).toBe('USER_BANNED'));
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [498, ''],
  [500, 'No more fits: at most 500 characters.'],
])('says of a reason of %d characters: "%s"', (length, words) => {
  render(<Opened dialog={<BanDialog member={member} onClose={jest.fn()} />} />);
  const reason = screen.getByRole('textbox', { name: 'Reason (optional, the member sees it)' });
  fireEvent.change(reason, { target: { value: 'x'.repeat(length) } });
  expect(screen.getByRole('status').textContent).toBe(words);
});
