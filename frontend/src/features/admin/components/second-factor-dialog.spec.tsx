/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { currentToast } from '../../../shared/ui/toast-store';
import type { ListedMember } from '../api/members.query';
import { SecondFactorDialog } from './second-factor-dialog';

const member = { userId: '01900000-0000-7000-8000-0000abcd1234', firstName: 'Ada', lastName: 'Obi' } as ListedMember;

it('promises no mail where none can be sent', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked) =>
      responseWith(asked instanceof Request ? { changed: true } : { contact: { sendsMail: false } }),
    );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactorDialog member={member} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/tell them yourself/)).toBeTruthy();
  expect(screen.queryByText(/by mail/)).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Came to the office.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(currentToast()?.code).toBe('SECOND_FACTOR_TAKEN_OFF_UNTOLD'));
});
