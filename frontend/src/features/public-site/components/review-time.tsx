import { usePublicAnswer } from '../../../shared/api/use-public-answer';
import { describeHours } from '../../../shared/describe-hours';

/** Comes from our own log; empty if nothing was reviewed. */
export function ReviewTime() {
  const hours = usePublicAnswer('/api/public-figures')?.reviewMedianHours ?? null;
  return (
    <p className="tour__fact">
      {hours !== null && `In the last 30 days, half of the reviews came within ${describeHours(hours)}.`}
    </p>
  );
}
