/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { currentToast } from '../../../shared/ui/toast-store';
import type { ListedMember } from '../api/members.query';
import { SignOutDialog } from './sign-out-dialog';

const member = { userId: '01900000-0000-7000-8000-0000abcd1234', firstName: 'Ada', lastName: 'Obi' } as ListedMember;

it('asks before it signs a member out everywhere, and says that it did', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignOutDialog member={member} onClose={onClose} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Sign Ada Obi out everywhere?')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { method, url } = asked.mock.calls[0]?.[0] as Request;
  expect([method, new URL(url).pathname]).toEqual(['DELETE', `/api/admin/members/${member.userId}/sessions`]);
  expect(currentToast()?.code).toBe('SESSIONS_ENDED');
});

it('stays open where it failed', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(responseWith({ code: 'NOT_FOUND', status: 404 }, 404));
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignOutDialog member={member} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(currentToast()?.code).toBe('ACTION_NOT_PERFORMED'));
  expect(onClose).not.toHaveBeenCalled();
});
