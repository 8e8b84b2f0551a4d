import { Facts } from '../../../shared/console/facts';
import { dateTime } from '../../../shared/format';
import { selfRating } from '../../../shared/reference-data';
import { SafeLink } from '../../../shared/ui/safe-link';
import type { PendingAppraisal } from '../api/pending-appraisals';

/** One submission, whole. */
export function AppraisalDetails({ row }: { row: PendingAppraisal }) {
  return (
    <Facts
      of={[
        ['Learnings', row.learnings],
        ['Assignment', <SafeLink key="link" url={row.assignmentUrl} />],
        ['Achievements', row.achievements],
        ['Challenges', row.challenges],
        ['Goals', row.goals],
        ['Self rating', `${row.selfRating} of ${selfRating.max}`],
        ['Submitted', dateTime(row.submittedAt)],
      ]}
    />
  );
}
