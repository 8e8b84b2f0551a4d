import { asProblem } from '../../shared/api/problem';
import { useCommand } from '../../shared/api/use-command';
import { toast, toastProblem } from '../../shared/ui/toast';
import { approveAppraisal } from './api/approve-appraisal';
import type { PendingAppraisal } from './api/pending-appraisals';
import { rejectAppraisal } from './api/reject-appraisal';

const TOUCHES = ['pending-appraisals', 'queue-counts'];

/** Deciding on one appraisal. When a colleague was first, the list is asked for again and says so. */
export function useDecision({ appraisalId, firstName, dayNumber }: PendingAppraisal, onDecided: () => void) {
  const approval = useCommand(approveAppraisal, TOUCHES);
  const rejection = useCommand(rejectAppraisal, TOUCHES);

  const decide = async (decision: Promise<unknown>, onSuccess: () => void) => {
    try {
      await decision;
      onSuccess();
      onDecided();
    } catch (thrown) {
      if (asProblem(thrown).status === 409) toast('APPRAISAL_ALREADY_DECIDED');
      else toastProblem(thrown, 'STATUS_NOT_UPDATED');
    }
  };
  return {
    isPending: approval.isPending || rejection.isPending,
    approve: (points: number, comment: string) =>
      decide(approval.send({ appraisalId, points, comment: comment.trim() || undefined }), () =>
        toast('APPRAISAL_APPROVED', { name: firstName, points }),
      ),
    reject: (reason: string) =>
      decide(rejection.send({ appraisalId, reason: reason.trim() || undefined }), () =>
        toast('APPRAISAL_REJECTED', { name: firstName, day: dayNumber }),
      ),
  };
}
