/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { responseWith } from '../../../../test/response-with';
import type { ListedMember } from '../api/members.query';
import type { Role } from '../api/staff.query';
import { AccountDialog } from './account-dialog';
import { RolesDialog } from './roles-dialog';

const userId = '01900000-0000-7000-8000-0000abcd1234';
const named = { userId, firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' };
const member = { ...named, membershipType: 'Creator', qualification: 'Marketing' } as ListedMember;

let queries: QueryClient;
let roles: Role[];
let sent: unknown[];
beforeEach(() => {
  queries = new QueryClient();
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const request = asked as Request;
    if (request.method === 'POST') sent.push(JSON.parse(await request.text()));
    return responseWith({ items: [{ ...named, roles }], total: 1 });
  });
});

it('leaves the department to a colleague who changed it while an address is corrected', async () => {
  const page = render(over(<AccountDialog member={member} onClose={() => undefined} />));
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'obi@example.com' } });
  page.rerender(over(<AccountDialog member={{ ...member, qualification: 'Fashion' }} onClose={() => undefined} />));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ email: 'obi@example.com' }]));
});

it('has nothing to save where a colleague did it already', () => {
  const page = render(over(<AccountDialog member={member} onClose={() => undefined} />));
  page.rerender(over(<AccountDialog member={{ ...member, email: 'obi@example.com' }} onClose={() => undefined} />));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('obi@example.com');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('leaves the roles to a colleague that one did not touch', async () => {
  roles = ['reviewer'];
  const onClose = jest.fn();
  render(over(<RolesDialog member={member} onClose={onClose} />));
  fireEvent.click(await screen.findByLabelText(/^Operator/));
  roles = ['reviewer', 'auditor'];
  await act(() => queries.invalidateQueries());
  fireEvent.click(screen.getByRole('button', { name: 'Update roles' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ grant: 'operator' }]);
});

it('shows the code of a role that was given, also where a later change is refused', async () => {
  roles = ['operator'];
  render(over(<RolesDialog member={member} onClose={() => undefined} />));
  fireEvent.click(await screen.findByLabelText(/^Operator/));
  fireEvent.click(screen.getByLabelText(/^Reviewer/));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { grant } = JSON.parse(await (asked as Request).text()) as { grant?: Role };
    return grant ? responseWith({ enrolmentCode: 'ABCD-EFGH' }) : responseWith({ code: 'LAST_ADMIN' }, 409);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Update roles' }));
  expect(await screen.findByText('ABCD-EFGH')).toBeDefined();
});

const over = (dialog: ReactElement) => <QueryClientProvider client={queries}>{dialog}</QueryClientProvider>;
