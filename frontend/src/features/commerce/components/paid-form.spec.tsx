/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { plans } from '../../../shared/reference-data';
import { draftsOf } from '../../../shared/session/drafts';
import { PaidForm, usePaymentDraft } from './paid-form';

const claimed = { paidOn: '2026-11-20', paidAmount: 2_500_000 };

function Form() {
  const [plan] = plans;
  const draft = usePaymentDraft('ada', 'pro NGN');
  const shown = draft.values.reference ?? 'SNK-1';
  return (
    plan && <PaidForm {...{ plan, shown, draft, claimed }} currency="NGN" chat={null} onClaimed={() => undefined} />
  );
}

it('keeps a correction that is typed while the one before is sent, and forgets it once it is sent, too', async () => {
  const answers: ((response: Response) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((answer) => void answers.push(answer)));
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in NGN');
  const type = (value: string) => fireEvent.change(amount(), { target: { value } });
  const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'I have paid' })));
  const answer = () => act(async () => answers.shift()?.(responseWith({})));

  type('26000');
  await send();
  type('27000');
  await answer();
  expect(amount().value).toBe('27000');
  await send();
  await answer();
  expect(amount().value).toBe('25000');
  page.unmount();
  expect(draftsOf('ada')).toEqual([]);
});
