/** @jest-environment @happy-dom/jest-environment */
import '../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { responseWith } from '../../../test/response-with';
import { type Member, SignedInContext } from '../../shared/session/member';
import { useJourney } from './use-journey';

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

function Points() {
  return <p>{useJourney().data?.points}</p>;
}

const page = (roles: Member['roles']) => (
  <QueryClientProvider client={queries}>
    <SignedInContext value={{ member: { roles } as Member, access: [] }}>
      <Points />
    </SignedInContext>
  </QueryClientProvider>
);

it('is asked for again when the member becomes staff, and not for one role more', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => responseWith({ points: 10 }));
  const { rerender } = render(page(['member']));
  await screen.findByText('10');
  fetch.mockImplementation(async () => responseWith({ points: 20 }));
  rerender(page(['member']));
  expect(fetch).toHaveBeenCalledTimes(1);
  rerender(page(['member', 'reviewer']));
  expect(await screen.findByText('20')).toBeTruthy();
  rerender(page(['member', 'reviewer', 'auditor']));
  expect(screen.getByText('20')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(2);
});
