import { useKeptCommand } from '../../shared/api/use-kept-command';
import { forgetDraft } from '../../shared/session/drafts';
import { useMember } from '../../shared/session/member';
import { toast, toastProblem } from '../../shared/ui/toast';
import type { ChallengeDay } from './api/appraisals';
import { type Submission, submitAppraisal } from './api/submit-appraisal';

/** An appraisal on its way, and the draft that it was written in. */
export interface KeptAppraisal {
  submission: Submission;
  draft: string;
}

export const draftNameOf = ({ dayNumber, attempt }: ChallengeDay) => `appraisal-${dayNumber}-${attempt}`;

/** Sends an appraisal, and keeps it while there is no network. */
export function useSubmission() {
  const { id: owner } = useMember();
  return useKeptCommand<KeptAppraisal>({
    owner,
    name: 'appraisal-to-send',
    send: ({ submission }, key) => submitAppraisal(submission, key),
    touches: ['appraisals'],
    onSent: ({ draft }) => {
      forgetDraft(owner, draft);
      toast('APPRAISAL_SUBMITTED');
    },
    onRefused: (thrown) => toastProblem(thrown, 'APPRAISAL_NOT_SUBMITTED'),
  });
}
