/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Member, SignedInContext } from '../../../shared/session/member';
import { currentToast } from '../../../shared/ui/toast-store';
import { LoanForm } from './loan-form';
import { ToolRequestForm } from './tool-request-form';

const show = (form: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInContext value={{ member: { id: 'ada' } as Member, access: [] }}>{form}</SignedInContext>
    </QueryClientProvider>,
  );

it.each([
  ['a loan', <LoanForm key="loan" sought={undefined} />, ['Amount', 'Purpose']],
  ['a loan of a known amount', <LoanForm key="known" sought={25_000_000} />, ['Purpose']],
  ['a tool', <ToolRequestForm key="tool" />, ['Tool']],
])('says what is missing to ask for %s', (_, form, fields) => {
  show(form);
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(currentToast()).toMatchObject({ code: 'MISSING_INFORMATION', values: { fields: fields.join(', ') } });
  for (const field of fields) expect(screen.getByText(field, { selector: 'label, legend' })).toBeTruthy();
});
