/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { responseWith } from '../../../../test/response-with';
import { WorkLine } from './work-line';

afterEach(cleanup);

const show = (matching: boolean, available: boolean, total: number) => {
  const answers = { features: { matching }, 'me/availability': { available }, 'me/invitations': { total, items: [] } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    return responseWith(answers[pathname.replace('/api/', '') as keyof typeof answers]);
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WorkLine />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container;
};

const offer = 'Businesses look for creators too: say what you are open to.';
const open = 'You are open to work with businesses: see your invitations.';
const asked = 'Businesses have asked for you: see your invitations.';

it.each([
  [true, false, 0, offer],
  [true, true, 0, open],
  [false, true, 0, open],
  [false, false, 1, asked],
])('says where she stands: matching %p, open to work %p, %p invitations', async (matching, available, total, words) => {
  const line = show(matching, available, total);
  await waitFor(() => expect(line.textContent).toBe(words));
  expect(line.querySelector('a')?.getAttribute('href')).toBe('/work');
});
