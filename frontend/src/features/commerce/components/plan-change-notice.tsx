import { ClockIcon } from '../../../shared/ui/feature-icons';
import { planChange } from '../plan-change';
import type { CurrentPlan } from '../plan-period';

/** Said before a member who is Pro pays: what becomes of the plan that runs, and from when. */
export default function PlanChangeNotice({ current, planId }: { current: CurrentPlan; planId: string }) {
  return (
    <p className="notice notice--waiting" role="status">
      <ClockIcon />
      Your {planChange(current, planId)}
    </p>
  );
}
