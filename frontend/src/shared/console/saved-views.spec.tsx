/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { type Member, SignedInContext } from '../session/member';
import type { ListSearch } from './use-list-search';
import '../../../test/between-tabs';
import { responseWith } from '../../../test/response-with';
import { SavedViews } from './saved-views';

it('tells views that did not load from there being none, and asks again', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  fetch.mockResolvedValueOnce(responseWith({}, 500));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <SignedInContext value={{ member: { roles: ['admin'] } as Partial<Member> as Member, access: [] }}>
        <SavedViews search={filtered} list={undefined} filters={['state']} />
      </SignedInContext>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  const again = await screen.findByText('We could not load your views. Retry');
  expect(screen.queryByText('Save this view…')).toBeNull(); // a view of this name might exist

  const lagos = { name: 'Lagos', filters: {}, isShared: true, memberId: 'bola', by: 'Bola Ade' };
  fetch.mockResolvedValueOnce(responseWith({ items: [lagos] }));
  fireEvent.click(again);
  expect(await screen.findByText('Lagos (Bola Ade)')).toBeTruthy();
  expect(screen.getByText('Remove')).toBeTruthy(); // an admin may remove a colleague's view
  expect(screen.getByText('Save this view…')).toBeTruthy();
});

const filtered = { filter: (name: string) => (name === 'state' ? 'Lagos' : undefined) } as ListSearch;
