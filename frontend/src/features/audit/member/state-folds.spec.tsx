/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { PrintingContext } from '../../../shared/console/printing';
import { StateFolds } from './state-folds';

afterEach(cleanup);

const none = { appraisals: [], kyc: null, orders: [], toolRequests: [], loans: [], invitations: [], notifications: [] };
const state = { ...none, pointsLedger: [], programFees: [{ reference: 'A' }, { reference: 'B' }], hireRequests: [{}] };

const show = (state: object, { isPrinting = false, isCreator = false } = {}) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responseWith(state));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PrintingContext value={isPrinting}>
        <StateFolds memberId="01900000-0000-7000-8000-0000abcd1234" isCreator={isCreator} />
      </PrintingContext>
    </QueryClientProvider>,
  );
  return asked;
};
const partOf = (name: string) => screen.getByRole('heading', { name }).closest('details') as HTMLDetailsElement;

it('says how much each part holds as soon as one was opened, and asks for nothing before', async () => {
  const asked = show(state);
  const summary = (name: string) => partOf(name).querySelector('summary')?.textContent;
  expect([summary('Payments'), asked.mock.calls.length]).toEqual(['Payments ', 0]);
  await act(async () => void (partOf('Orders').open = true));
  expect(await screen.findByText('None so far.')).toBeTruthy();
  expect([summary('Payments'), summary('Requests'), summary('Orders')]).toEqual([
    'Payments 2',
    'Requests 1',
    'Orders 0',
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('calls an invitation by what was offered, as it has no name of its own', async () => {
  const offer = { department: 'Marketing', numberOfInterns: '1', workType: 'Remote' };
  show({ ...state, invitations: [{ id: '01900000-0000-7000-8000-0000abcd5678', offer, status: 'finished' }] });
  await act(async () => void (partOf('Invitations to creators').open = true));
  expect(await screen.findByRole('heading', { name: '1 for Marketing' })).toBeTruthy();
});

it('has no invitations to creators where the member is a creator, who sends none', () => {
  show(state, { isCreator: true });
  expect(screen.getByRole('heading', { name: 'Notices sent' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Invitations to creators' })).toBeNull();
});

describe('a long life', () => {
  const notifications = Array.from({ length: 30 }, (_, at) => ({ title: `Notice ${at + 1}` }));
  const entries = {
    pointsLedger: Array.from({ length: 30 }, (_, id) => ({
      id,
      change: 1,
      total: id,
      reason: 'A day',
      at: '2026-11-01T09:00:00.000Z',
    })),
  };
  const cards = () => partOf('Notices sent').querySelectorAll('.card');

  it('begins with what is newest, the rest on request, and the focus goes there', async () => {
    show({ ...state, ...entries, notifications });
    await act(async () => void (partOf('Notices sent').open = true));
    const all = await screen.findByRole('button', { name: 'Show all 30' });
    expect([cards().length, cards()[0]?.textContent]).toEqual([20, expect.stringContaining('Notice 30')]);
    act(() => all.click());
    expect([cards().length, document.activeElement]).toEqual([30, cards()[20]]);
  });

  it('is printed whole', async () => {
    show({ ...state, ...entries, notifications }, { isPrinting: true });
    expect(await screen.findAllByText('A day')).toHaveLength(30);
    expect(cards()).toHaveLength(30);
  });
});
