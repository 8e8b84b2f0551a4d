/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { StateFolds } from './state-folds';

const none = { appraisals: [], kyc: null, orders: [], toolRequests: [], loans: [], invitations: [], notifications: [] };
const state = { ...none, pointsLedger: [], programFees: [{ reference: 'A' }, { reference: 'B' }], hireRequests: [{}] };

it('says how much each part holds as soon as one was opened, and asks for nothing before', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responseWith(state));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StateFolds memberId="01900000-0000-7000-8000-0000abcd1234" />
    </QueryClientProvider>,
  );
  const summary = (name: string) => screen.getByRole('heading', { name }).closest('summary')?.textContent;
  expect([summary('Payments'), asked.mock.calls.length]).toEqual(['Payments ', 0]);
  const orders = screen.getByRole('heading', { name: 'Orders' }).closest('details') as HTMLDetailsElement;
  await act(async () => void (orders.open = true));
  expect(await screen.findByText('None so far.')).toBeTruthy();
  expect([summary('Payments'), summary('Requests'), summary('Orders')]).toEqual([
    'Payments 2',
    'Requests 1',
    'Orders 0',
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
});
