import { asProblem } from '../../shared/api/problem';
import { useOfflineCommand } from '../../shared/api/use-offline-command';
import { forgetDraft, readDraft, writeDraft } from '../../shared/session/drafts';
import { useMember } from '../../shared/session/member';
import { toast, toastProblem } from '../../shared/ui/toast';
import type { Challenge } from './api/appraisals.query';
import { type Submission, submitAppraisal } from './api/submit-appraisal.mutation';

/** An appraisal being sent, and the name of its draft. */
export interface StoredAppraisal {
  submission: Submission;
  draft: string;
}

interface Numbers {
  dayNumber?: number | undefined;
  weekNumber?: number | undefined;
  attempt: number;
}

/** All unsubmitted weeks share one draft, so that what was begun in one week carries over to the next. */
export const draftNameOf = ({ dayNumber, weekNumber, attempt }: Numbers): string => {
  if (dayNumber !== undefined) return `appraisal-${dayNumber}-${attempt}`;
  return attempt === 0 ? 'appraisal-week' : ['appraisal-week', weekNumber, attempt].join('-');
};

/** Drafts of attempts that were submitted from another device can never be shown again. */
export function forgetDraftsSentElsewhere(owner: string, { days, weeks }: Challenge): void {
  const thisWeek = weeks.findLast(({ status }) => status !== 'locked');
  const latest = [...days.map((day) => ({ ...day, ...day.improvement })), ...(thisWeek ? [thisWeek] : [])];
  for (const part of latest) {
    for (let attempt = 0; attempt < part.attempt; attempt++) forgetDraft(owner, draftNameOf({ ...part, attempt }));
  }
}

const SENT_ELSEWHERE = ['NOT_THE_CURRENT_ATTEMPT', 'WEEK_SENT_ELSEWHERE'];

/** Sends an appraisal; stores it while there is no network. */
export function useSubmission() {
  const { id: owner } = useMember();
  return useOfflineCommand<StoredAppraisal>({
    owner,
    name: 'appraisal-to-send',
    send: async (appraisal, key) => {
      try {
        return await submitAppraisal(appraisal.submission, key);
      } catch (thrown) {
        if (SENT_ELSEWHERE.includes(asProblem(thrown).code)) moveDraftToNextAttempt(owner, appraisal);
        throw thrown;
      }
    },
    touches: ['appraisals'],
    onSent: ({ draft }) => {
      forgetDraft(owner, draft);
      toast('APPRAISAL_SUBMITTED');
    },
    onRefused: (thrown) => toastProblem(thrown, 'APPRAISAL_NOT_SUBMITTED'),
  });
}

/** If another device's attempt came first and was rejected, this draft becomes the one of the next attempt. */
function moveDraftToNextAttempt(owner: string, { submission, draft }: StoredAppraisal): void {
  const values = readDraft(owner, draft);
  if (!values || !submission.attempt) return;
  writeDraft(owner, draftNameOf({ ...submission, attempt: submission.attempt }), values);
  forgetDraft(owner, draft);
}
