/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Member, SignedInContext } from '../session/member';
import type { ListSearch } from './use-list-search';
import '../../../test/between-tabs';
import { responseWith } from '../../../test/response-with';
import { SavedViews } from './saved-views';

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <SignedInContext value={{ member: { roles: ['admin'] } as Partial<Member> as Member, access: [] }}>
        <SavedViews search={filtered} list={undefined} filters={['state']} />
      </SignedInContext>
    </QueryClientProvider>,
  );
}

it('tells views that did not load from there being none, and asks again', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  fetch.mockResolvedValueOnce(responseWith({}, 500));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  const again = await screen.findByText('We could not load your views. Retry');
  expect(screen.queryByText('Save this view…')).toBeNull(); // a view of this name might exist

  const lagos = { name: 'Lagos', filters: {}, isShared: true, memberId: 'bola', by: 'Bola Ade' };
  fetch.mockResolvedValueOnce(responseWith({ items: [lagos] }));
  fireEvent.click(again);
  expect(await screen.findByText('Lagos (Bola Ade)')).toBeTruthy();
  expect(screen.getByText('Remove')).toBeTruthy(); // an admin may remove a colleague's view
  expect(screen.getByText('Save this view…')).toBeTruthy();
  expect(screen.queryByText('Rename')).toBeNull(); // it is nobody's but the colleague's to rename
});

it('renames one’s own view, with its filters and what it shares', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  const lagos = { name: 'Lagos', filters: { state: 'Lagos' }, isShared: true, memberId: 'ada', by: null };
  const sent: Request[] = [];
  fetch.mockImplementation(async (request) => {
    if (request instanceof Request && request.method === 'POST') sent.push(request.clone());
    return responseWith({ items: [lagos] });
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  fireEvent.mouseEnter((await screen.findByText('Rename')).closest('[role=menuitem]') as HTMLElement);
  const [, inSubmenu] = await waitFor(() => {
    const items = screen.getAllByText('Lagos');
    expect(items).toHaveLength(2);
    return items;
  });
  fireEvent.click(inSubmenu as HTMLElement);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Lagos creators' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await sent[0]?.json()).toEqual({
    ...{ name: 'Lagos creators', formerName: 'Lagos' },
    ...{ filters: { state: 'Lagos' }, isShared: true },
  });
});

const filtered = { filter: (name: string) => (name === 'state' ? 'Lagos' : undefined) } as ListSearch;
