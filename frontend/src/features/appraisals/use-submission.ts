import { asProblem } from '../../shared/api/problem';
import { useOfflineCommand } from '../../shared/api/use-offline-command';
import { forgetDraft, readDraft, writeDraft } from '../../shared/session/drafts';
import { useMember } from '../../shared/session/member';
import { toast, toastProblem } from '../../shared/ui/toast';
import type { ChallengeDay } from './api/appraisals.query';
import { type Submission, submitAppraisal } from './api/submit-appraisal.mutation';

/** An appraisal on its way, and the draft that it was written in. */
export interface StoredAppraisal {
  submission: Submission;
  draft: string;
}

export const draftNameOf = ({ dayNumber, attempt }: Pick<ChallengeDay, 'dayNumber' | 'attempt'>) =>
  `appraisal-${dayNumber}-${attempt}`;

/** Sends an appraisal, and keeps it while there is no network. */
export function useSubmission() {
  const { id: owner } = useMember();
  return useOfflineCommand<StoredAppraisal>({
    owner,
    name: 'appraisal-to-send',
    send: async (appraisal, key) => {
      try {
        return await submitAppraisal(appraisal.submission, key);
      } catch (thrown) {
        if (asProblem(thrown).code === 'NOT_THE_CURRENT_ATTEMPT') moveDraftToNextAttempt(owner, appraisal);
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

/** Another device was first and was refused: what was written here is still to be sent, in the form that opens now. */
function moveDraftToNextAttempt(owner: string, { submission: { dayNumber, attempt }, draft }: StoredAppraisal): void {
  const values = readDraft(owner, draft);
  if (!values || !attempt) return;
  writeDraft(owner, draftNameOf({ dayNumber, attempt }), values);
  forgetDraft(owner, draft);
}
