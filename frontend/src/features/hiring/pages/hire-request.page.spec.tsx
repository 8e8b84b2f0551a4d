/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { responseWith } from '../../../../test/response-with';
import HireRequestPage from './hire-request.page';

it('says of a request that is not here no more than that', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const isOfFeatures = (asked as Request).url.endsWith('/api/features');
    return isOfFeatures ? responseWith({ matching: false }) : responseWith({ code: 'NOT_FOUND' }, 404);
  });
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <HireRequestPage />
      </MemoryRouter>
    </QueryClientProvider>
  );
  await act(async () => void render(page));
  await screen.findByText(/^None of your requests is at this address/);
  expect(screen.queryByText(/^Nobody new is asked/)).toBeNull();
});
