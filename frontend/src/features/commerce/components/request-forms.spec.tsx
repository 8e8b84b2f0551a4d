/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Member, SignedInContext } from '../../../shared/session/member';
import { currentToast } from '../../../shared/ui/toast-store';
import type { Loan } from '../api/loans.query';
import { LoanForm } from './loan-form';
import { ToolRequestForm } from './tool-request-form';

const show = (form: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInContext value={{ member: { id: 'ada' } as Member, access: [] }}>{form}</SignedInContext>
    </QueryClientProvider>,
  );

it.each([
  ['a loan', <LoanForm key="loan" sought={undefined} waiting={undefined} />, ['Amount', 'Purpose']],
  ['a loan of a known amount', <LoanForm key="known" sought={25_000_000} waiting={undefined} />, ['Purpose']],
  ['a tool', <ToolRequestForm key="tool" />, ['Tool']],
])('says what is missing to ask for %s', (_, form, fields) => {
  show(form);
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(currentToast()).toMatchObject({ code: 'MISSING_INFORMATION', values: { fields: fields.join(', ') } });
  for (const field of fields) expect(screen.getByText(field, { selector: 'label, legend' })).toBeTruthy();
});

it('says that a loan is asked for already, and takes a further request', () => {
  const waiting = { amount: { amount: 25_000_000, currency: 'NGN' }, createdAt: '2026-11-20T10:00:00Z' } as Loan;
  show(<LoanForm sought={undefined} waiting={waiting} />);
  expect(screen.getByText(/Your request for ₦250,000 .* waits for our answer/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a further request' })).toBeTruthy();
});
