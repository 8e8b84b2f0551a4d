/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import type { ListedMember } from '../api/members.query';
import { MemberDrawer } from './member-drawer';

const at = '2026-11-21T10:00:00Z';
const named = { userId: '01900000-0000-7000-8000-0000abcd1234', firstName: 'Ada', lastName: 'Obi' };
const member = { ...named, points: 0, registeredAt: at } as ListedMember;
const by = { actor: named.userId, actorName: 'Grace Adu', beginner: null, beginnerName: null };
const moment = { position: '1-1-1', type: 'MemberRegistered', at, data: { membershipType: 'Creator' }, ...by };
const adjusted = { ...moment, position: '1-2-2', type: 'PointsAdjusted', data: { applied: 9, total: 9 } };
const told = (...items: object[]) => responseWith({ items, total: items.length });

const fetch = jest.spyOn(globalThis, 'fetch');
beforeEach(() => void fetch.mockReset().mockResolvedValueOnce(told(moment)));

it('tells what a colleague did meanwhile, as soon as the member stands otherwise', async () => {
  const page = await opened();
  fetch.mockResolvedValueOnce(told(adjusted, moment));
  page.rerender(drawerOf({ ...member, points: 9 }));
  expect(await screen.findByText(sentence('Grace Adu gave 9 points to Ada Obi, 9 in all'))).toBeTruthy();
});

it('looks at nobody again because the window is turned to: each look is recorded', async () => {
  const page = await opened();
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  page.rerender(drawerOf({ ...member }));
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('turns a long timeline from the top of each page', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  fetch.mockReset().mockImplementation(async () => responseWith({ items: [moment], total: 120 }));
  await opened();
  expect(screen.queryByRole('combobox')).toBeNull();
  await act(async () => screen.getByTitle('Next Page').click());
  expect(fetch.mock.calls.at(-1)?.[0]).toMatchObject({ url: expect.stringContaining('page=2') });
  expect(scroll.mock.instances).toEqual([screen.getByText(sentence('Ada Obi registered as Creator')).closest('ol')]);
});

/** Matches a sentence whose names are elements of their own. */
const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'STRONG' && element.textContent === text;

const queries = new QueryClient();
const drawerOf = (row: ListedMember) => (
  <QueryClientProvider client={queries}>
    <MemberDrawer member={row} onAction={() => undefined} onClose={() => undefined} />
  </QueryClientProvider>
);

async function opened() {
  queries.clear();
  const page = render(drawerOf(member));
  await screen.findByText(sentence('Ada Obi registered as Creator'));
  return page;
}
