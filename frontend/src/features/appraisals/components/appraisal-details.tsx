import { Facts } from '../../../shared/console/facts';
import { dateTime } from '../../../shared/format';
import { selfRating } from '../../../shared/reference-data';
import { SafeLink } from '../../../shared/ui/safe-link';
import type { PendingAppraisal } from '../api/pending-appraisals.query';
import { NOT_PROVIDED, withoutPlaceholder } from '../appraisal-values';

/** One submission in full; empty fields are named together. */
export function AppraisalDetails({ row }: { row: PendingAppraisal }) {
  const optional = [
    ['Achievements', withoutPlaceholder(row.achievements)],
    ['Challenges', withoutPlaceholder(row.challenges)],
    ['Goals', withoutPlaceholder(row.goals)],
  ] as const;
  const empty = optional.filter(([, text]) => text === '').map(([name]) => name);
  return (
    <Facts
      of={[
        ['Learnings', row.learnings],
        ['Assignment', <SafeLink key="link" url={row.assignmentUrl} />],
        ...optional,
        ['Self rating', `${row.selfRating} of ${selfRating.max}`],
        ['Submitted', dateTime(row.submittedAt)],
        [NOT_PROVIDED, empty.join(', ')],
      ]}
    />
  );
}
