import { date } from '../../shared/format';
import { periodEnd } from '../../shared/plans';
import { proPeriodMonths } from '../../shared/reference-data';
import { serverNow } from '../../shared/server-clock';

/** The plan of a member who is Pro. */
export interface CurrentPlan {
  planId: string;
  until: string;
  /** Until when it lasts once another payment is confirmed. */
  renewsUntil: string;
}

interface ProFields {
  proPlan: string;
  proUntil: string | null;
  renewsUntil: string | null;
}

/** The plan of a member or a console row; null if not Pro. */
export const currentPlan = ({ proPlan, proUntil, renewsUntil }: ProFields): CurrentPlan | null =>
  proPlan === 'none' || proUntil === null || renewsUntil === null
    ? null
    : { planId: proPlan, until: proUntil, renewsUntil };

/** The same plan is extended from its end; another plan replaces it at once. */
export function planPeriod(current: CurrentPlan | null, planId: string, now = new Date(serverNow())): string {
  const months = `valid for ${proPeriodMonths} months`;
  if (!current) return `${months}, from today to ${periodEnd(now)}`;
  const end = date(current.renewsUntil);
  return current.planId === planId
    ? `${months}, from ${date(current.until)} to ${end}`
    : `${months} more, until ${end}`;
}
