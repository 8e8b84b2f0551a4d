import { SafeLink } from '../../../shared/ui/safe-link';
import type { PendingAppraisal } from '../api/pending-appraisals';
import { DecisionForm } from './decision-form';

interface Props {
  appraisal: PendingAppraisal;
  onDecided: () => void;
}

/** One submission, whole, beside the decision on it. */
export function ReviewPanel({ appraisal, onDecided }: Props) {
  const { learnings, assignmentUrl, achievements, challenges, goals, selfRating } = appraisal;
  return (
    <div className="review">
      <dl>
        <dt>Learnings</dt>
        <dd>{learnings}</dd>
        <dt>Assignment</dt>
        <dd>
          <SafeLink url={assignmentUrl} />
        </dd>
        <dt>Achievements</dt>
        <dd>{achievements}</dd>
        <dt>Challenges</dt>
        <dd>{challenges}</dd>
        <dt>Goals</dt>
        <dd>{goals}</dd>
        <dt>Self rating</dt>
        <dd className="numbers">{selfRating} of 10</dd>
      </dl>
      <DecisionForm appraisal={appraisal} onDecided={onDecided} />
    </div>
  );
}
