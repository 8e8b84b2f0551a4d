/** @jest-environment @happy-dom/jest-environment */
import '../../../test/between-tabs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { responseWith } from '../../../test/response-with';
import { pass, start } from '../../../test/time';
import { readDraft, writeDraft } from '../../shared/session/drafts';
import { type Member, SignedInContext } from '../../shared/session/member';
import { currentToast, dismissToast } from '../../shared/ui/toast-store';
import type { Challenge } from './api/appraisals.query';
import type { Submission } from './api/submit-appraisal.mutation';
import { draftNameOf, forgetDraftsSentElsewhere, useSubmission } from './use-submission';

const first = { dayNumber: 3, attempt: 0 };
const second = { dayNumber: 3, attempt: 1 };
const typed = { learnings: 'A headline makes one promise.' };

let server: () => Promise<Response>;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  dismissToast();
  writeDraft('ada', draftNameOf(first), typed);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => server());
});

describe('an appraisal that is sent', () => {
  it('takes its draft along, and says so', async () => {
    server = async () => responseWith({});
    expect(await submitted()).toBe('sent');
    expect(readDraft('ada', draftNameOf(first))).toBeUndefined();
    expect(currentToast()?.code).toBe('APPRAISAL_SUBMITTED');
  });

  it('keeps its draft while there is no network', async () => {
    server = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await submitted()).toBe('waiting');
    expect(readDraft('ada', draftNameOf(first))).toEqual(typed);
  });

  it('is there in the form of the next try where another device was refused meanwhile', async () => {
    server = async () => responseWith({ code: 'NOT_THE_CURRENT_ATTEMPT' }, 409);
    expect(await submitted()).toMatchObject({ code: 'NOT_THE_CURRENT_ATTEMPT' });
    expect(readDraft('ada', draftNameOf(second))).toEqual(typed);
    expect(readDraft('ada', draftNameOf(first))).toBeUndefined();
  });
});

describe('a draft of what another device has sent', () => {
  const week = { weekNumber: 2, attempt: 0 };
  const sentBy = (days: object[], weeks: object[] = []) =>
    forgetDraftsSentElsewhere('ada', { days, weeks } as unknown as Challenge);
  const kept = (...parts: Parameters<typeof draftNameOf>) => readDraft('ada', draftNameOf(...parts)) !== undefined;

  it('goes, and the one of the try after it stays', () => {
    writeDraft('ada', draftNameOf(second), typed);
    sentBy([{ dayNumber: 3, attempt: 1 }]);
    expect([kept(first), kept(second)]).toEqual([false, true]);
  });

  it('goes where a day was handed in once more', () => {
    writeDraft('ada', draftNameOf(second), typed);
    sentBy([{ dayNumber: 3, attempt: 1, improvement: { attempt: 2 } }]);
    expect(kept(second)).toBe(false);
  });

  it('of a week goes while that week lasts, and stays for the next', () => {
    writeDraft('ada', draftNameOf(week), typed);
    sentBy(
      [],
      [
        { weekNumber: 2, attempt: 1, status: 'missed' },
        { weekNumber: 3, attempt: 0, status: 'current' },
      ],
    );
    expect(kept(week)).toBe(true);
    sentBy(
      [],
      [
        { weekNumber: 2, attempt: 1, status: 'pending' },
        { weekNumber: 3, attempt: 0, status: 'locked' },
      ],
    );
    expect(kept(week)).toBe(false);
  });
});

async function submitted(): Promise<unknown> {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignedInContext value={{ member: { id: 'ada' } as Member, access: [] }}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </SignedInContext>
  );
  const { result } = renderHook(useSubmission, { wrapper });
  const submission = { ...typed, dayNumber: 3, attempt: 1 } as Submission;
  const outcome = start(() => result.current.submit({ submission, draft: draftNameOf(first) }));
  const settled = outcome.catch((thrown: unknown) => thrown);
  await pass();
  return settled;
}
