import { ClockIcon } from '../../../shared/ui/feature-icons';
import { planChange } from '../plan-change';
import type { CurrentPlan } from '../plan-period';

/** Tells a Pro member what happens to the current plan once another payment is confirmed. */
export function PlanChangeNotice({ current, planId }: { current: CurrentPlan; planId: string }) {
  return (
    <p className="notice notice--waiting" role="status">
      <ClockIcon />
      Your {planChange(current, planId)}
    </p>
  );
}
