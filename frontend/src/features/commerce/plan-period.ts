import { date } from '../../shared/format';
import { periodEnd } from '../../shared/plans';
import { proPeriodMonths } from '../../shared/reference-data';
import { serverNow } from '../../shared/server-clock';

/** What a member has already. */
export interface CurrentPlan {
  planId: string;
  until: string;
}

/** The plan that a member or a row of the console tells of; null for whoever is not Pro. */
export const currentPlan = ({ proPlan, proUntil }: { proPlan: string; proUntil: string | null }): CurrentPlan | null =>
  proPlan === 'none' || proUntil === null ? null : { planId: proPlan, until: proUntil };

/** Pro goes on from the end of what the member has; another plan than theirs takes its place at once. */
export function planPeriod(current: CurrentPlan | null, planId: string, now = new Date(serverNow())): string {
  const months = `valid for ${proPeriodMonths} months`;
  if (!current) return `${months}, from today to ${periodEnd(now)}`;
  const end = periodEnd(new Date(current.until));
  return current.planId === planId
    ? `${months}, from ${date(current.until)} to ${end}`
    : `${months} more, until ${end}`;
}
