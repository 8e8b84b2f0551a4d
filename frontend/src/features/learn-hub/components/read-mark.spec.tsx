/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { responseWith } from '../../../../test/response-with';
import { masterclasses } from '../../../shared/reference-data';
import { draftsOf } from '../../../shared/session/drafts';
import { type Member, SignedInContext } from '../../../shared/session/member';
import { setSession } from '../../../shared/session/session';
import { ReadMark } from './read-mark';
import { WaitingMarks } from './waiting-marks';

const masterclass = masterclasses[1] as (typeof masterclasses)[number];
const user = { id: 'ada', email: 'ada@example.com', roles: ['member' as const] };

let isOnline: boolean;
let told: unknown[];

beforeEach(() => {
  localStorage.clear();
  setSession({ status: 'signed-in', user, accessToken: 'token', expiresAt: Date.now() + 3_600_000 });
  isOnline = false;
  told = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    told.push(await (request as Request).json());
    return responseWith({});
  });
});

const show = (page: ReactNode) => {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInContext value={{ member: { id: 'ada' } as Member, access: [] }}>
        <MemoryRouter>{page}</MemoryRouter>
      </SignedInContext>
    </QueryClientProvider>,
  );
};

it('marks a lesson that is read without a network, and tells it once there is one, whatever is open then', async () => {
  show(<ReadMark masterclass={masterclass} day={1} isRead={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark day 1 as read' }));
  expect(await screen.findByText(/as soon as there is a connection/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to day 2' })).toBeTruthy();

  show(<WaitingMarks />);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(told).toEqual([{ topicSlug: masterclass.slug, day: 1 }]));
  await waitFor(() => expect(draftsOf('ada')).toEqual([]));
});
