/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { queryClient } from '../../../shared/api/query-client';
import { defaultPlan, plans } from '../../../shared/reference-data';
import PaymentClaim from './payment-claim';

const [plan] = plans.filter(({ id }) => id === defaultPlan);

beforeEach(() => queryClient.clear());

it.each([
  ['staff', null, /^You are signed in as staff\./],
  ['a wallet member', 'AFRO WALLET', /^You are signed in to a wallet account\./],
])('asks %s for no payment', async (_, membershipType, said) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(responseWith({ membershipType, applicationReady: true }));
  const nothing = () => undefined;
  render(
    plan && (
      <PaymentClaim
        userId="ada"
        plan={plan}
        currency="NGN"
        chat={null}
        onReference={nothing}
        onCurrent={nothing}
        onOwn={undefined}
      />
    ),
  );
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByLabelText('Payment reference')).toBeNull();
});
