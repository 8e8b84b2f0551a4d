/** @jest-environment @happy-dom/jest-environment */
import '../../../test/between-tabs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { responseWith } from '../../../test/response-with';
import { pass } from '../../../test/time';
import { type NewestNotifications, newestQuery } from '../../features/notifications/api/notifications.query';
import { type Member, SignedInContext } from '../../shared/session/member';
import { useMoments } from './use-moments';
import { type ShownMoments, useSeen } from './use-seen';

const member = { membershipType: 'Creator', points: 60, firstName: 'Ada', lastName: 'Obi' } as Member;
const approved = { code: 'APPRAISAL_APPROVED', title: 'Day 1 approved', text: 'It earned you 15 points.' };
const rejected = { code: 'APPRAISAL_REJECTED', title: 'Day 2 was not approved', text: 'Open it to see the reason.' };
const unread = { id: 'news-1', facts: { day: 1, points: 15 }, readAt: null };
const milestone = { code: 'MILESTONE_REACHED', title: 'Silver reached', text: 'You have collected 50 points.' };

/** The inbox on the server, the same for every page and device of the member. */
let inbox: { id: string; code: string; title: string; text: string; facts: object; readAt: string | null }[];
let isHidden: boolean;
let isSilent: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  isSilent = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { url, method, body } = asked as Request;
    if (isSilent) await new Promise(() => undefined);
    if (!url.includes('/api/me/notifications')) return responseWith({ days: [], weeks: [] });
    if (method === 'GET') return responseWith({ items: inbox.map((one) => ({ ...one })), unread: 0 });
    const { ids } = (await new Response(body).json()) as { ids: string[] };
    for (const one of inbox) if (ids.includes(one.id)) one.readAt = '2030-01-01T00:00:00Z';
    return responseWith({ marked: ids.length, ids });
  });
});

describe('a moment', () => {
  it('is shown again by the next page where its page was left at once', async () => {
    await openWith(milestone);
    expect(screen.getByText(milestone.title)).toBeTruthy();
    await pass(900);
    await reopen();
    expect(screen.getByText(milestone.title)).toBeTruthy();
    await pass(1_000);
    expect(readIn(inbox)).toEqual([true]);
    expect(screen.getByText(milestone.title)).toBeTruthy();
    await reopen();
    expect(screen.queryByText(milestone.title)).toBeNull();
  });

  it('is seen as soon as it is closed', async () => {
    await openWith(approved);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass();
    expect(screen.queryByText(approved.title)).toBeNull();
    expect(readIn(inbox)).toEqual([true]);
  });

  it('is not seen by nobody', async () => {
    isHidden = true;
    await openWith(approved);
    await pass(60_000);
    expect(readIn(inbox)).toEqual([false]);
    isHidden = false;
    await pass(1_000);
    expect(readIn(inbox)).toEqual([true]);
  });

  it('goes, though it was seen, where the points of its milestone were taken back', async () => {
    await openWith(milestone);
    await pass(1_000);
    expect(readIn(inbox)).toEqual([true]);
    shown?.rerender(page({ ...member, points: 0 }));
    expect(screen.queryByText(milestone.title)).toBeNull();
  });

  it('goes where another device has told it first', async () => {
    isHidden = true;
    await openWith(approved);
    for (const one of inbox) one.readAt = '2030-01-01T00:00:00Z';
    await queries.invalidateQueries();
    await pass();
    expect(screen.queryByText(approved.title)).toBeNull();
  });

  it('waits until the server says that nobody has read it since the last visit', async () => {
    inbox = [{ ...unread, ...approved }];
    isSilent = true;
    await reopen({ items: inbox });
    expect(screen.queryByText(approved.title)).toBeNull();
    isSilent = false;
    await reopen({ items: inbox });
    expect(screen.getByText(approved.title)).toBeTruthy();
  });

  it('is left to the page of the challenge where something was not approved', async () => {
    await openWith(rejected);
    expect(screen.getByText(rejected.title)).toBeTruthy();
    fireEvent.click(screen.getByText('/appraisals'));
    await pass();
    expect(screen.queryByText(rejected.title)).toBeNull();
    await pass(1_000);
    expect(readIn(inbox)).toEqual([true]);
    fireEvent.click(screen.getByText('/dashboard'));
    await pass();
    expect(screen.queryByText(rejected.title)).toBeNull();
  });
});

let queries: QueryClient;
let shown: ReturnType<typeof render> | undefined;

function Moments() {
  const { moments, see, close } = useMoments();
  return moments.length > 0 && <Shown moments={moments} onSeen={see} onClose={close} />;
}

function Shown({ moments, onSeen, onClose }: ShownMoments) {
  useSeen({ moments, onSeen });
  return (
    <div>
      {moments.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

async function openWith(news: typeof approved): Promise<void> {
  inbox = [{ ...unread, ...news }];
  await reopen();
}

/** Opens the page with data stored at the last visit. */
async function reopen(kept?: object): Promise<void> {
  cleanup();
  queries = new QueryClient();
  queries.setQueryData(newestQuery.queryKey, kept as NewestNotifications | undefined, { updatedAt: 0 });
  shown = render(page(member));
  await pass();
}

const page = (of: Member) => (
  <QueryClientProvider client={queries}>
    <SignedInContext value={{ member: of, access: [] }}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Moments />
        <Link to="/appraisals">/appraisals</Link>
        <Link to="/dashboard">/dashboard</Link>
      </MemoryRouter>
    </SignedInContext>
  </QueryClientProvider>
);

const readIn = (news: typeof inbox): boolean[] => news.map(({ readAt }) => readAt !== null);
