import { date } from '../../shared/format';
import { periodEnd } from '../../shared/plans';
import { proPeriodMonths } from '../../shared/reference-data';
import { serverNow } from '../../shared/server-clock';

/** The plan of a member who is Pro. */
export interface CurrentPlan {
  planId: string;
  until: string;
}

/** The plan of a member or a console row; null if not Pro. */
export const currentPlan = ({ proPlan, proUntil }: { proPlan: string; proUntil: string | null }): CurrentPlan | null =>
  proPlan === 'none' || proUntil === null ? null : { planId: proPlan, until: proUntil };

/** The same plan is extended from its end; another plan replaces it at once. */
export function planPeriod(current: CurrentPlan | null, planId: string, now = new Date(serverNow())): string {
  const months = `valid for ${proPeriodMonths} months`;
  if (!current) return `${months}, from today to ${periodEnd(now)}`;
  const end = periodEnd(new Date(current.until));
  return current.planId === planId
    ? `${months}, from ${date(current.until)} to ${end}`
    : `${months} more, until ${end}`;
}
