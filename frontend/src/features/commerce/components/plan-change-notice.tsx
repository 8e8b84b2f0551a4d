import { ClockIcon } from '../../../shared/ui/feature-icons';
import { planChange } from '../plan-change';
import type { CurrentPlan } from '../plan-period';

/** Said to a member who is Pro: what becomes of the plan that runs once another payment is confirmed, and from when. */
export function PlanChangeNotice({ current, planId }: { current: CurrentPlan; planId: string }) {
  return (
    <p className="notice notice--waiting" role="status">
      <ClockIcon />
      Your {planChange(current, planId)}
    </p>
  );
}
