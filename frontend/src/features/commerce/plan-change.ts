import { date } from '../../shared/format';
import { planName } from '../../shared/plans';
import { plans } from '../../shared/reference-data';
import { serverNow } from '../../shared/server-clock';
import type { CurrentPlan } from './plan-period';

/** What a confirmed payment for `paidFor` does to the current plan; the text completes 'Your …'. */
export function planChange(
  { planId, until, renewsUntil }: CurrentPlan,
  paidFor: string,
  now = new Date(serverNow()),
): string {
  const name = planName(planId);
  const runs = `${name} plan ${new Date(until) > now ? 'runs until' : 'ended on'} ${date(until)}.`;
  const end = date(renewsUntil);
  if (planId === paidFor) return `${runs} Once the payment is confirmed, it goes on until ${end}.`;
  const changed = `${runs} Once the payment is confirmed, it changes to ${planName(paidFor)} at once, until ${end}.`;
  return isSmaller(paidFor, planId) ? `${changed} What only ${name} gives ends with that.` : changed;
}

function isSmaller(planId: string, than: string): boolean {
  const size = (id: string) => plans.findIndex((plan) => plan.id === id);
  return size(planId) < size(than);
}
