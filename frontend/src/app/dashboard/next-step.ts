import type { Challenge } from '../../features/appraisals/api/appraisals.query';
import type { Claim } from '../../features/commerce/claim-status';
import type { Journey } from '../../features/creator-journey/api/journey.query';

export type NextStep =
  | { code: 'send'; part: string }
  | { code: 'become-pro' }
  | { code: 'await-payment' }
  | { code: 'payment-refused' }
  | { code: 'answer-business'; by: string }
  | { code: 'submit'; day: number }
  | { code: 'resubmit'; day: number }
  | { code: 'await-review'; day: number }
  | { code: 'hand-in-week'; week: number }
  | { code: 'earn-more'; missing: number; canImprove: boolean }
  | { code: 'work-open'; certificationAt: string | null }
  | { code: 'all-open' };

export function nextStepOf(
  { steps, points, milestones, features }: Journey,
  challenge: Challenge,
  payment: Claim['status'] | undefined,
  /** When the business can expect an answer. */
  answerBy?: string,
): NextStep {
  const becomePro = steps.find(({ code }) => code === 'become-pro');
  if (becomePro?.status !== 'completed') {
    if (payment === 'rejected') return { code: 'payment-refused' };
    return { code: payment === 'pending' ? 'await-payment' : 'become-pro' };
  }
  if (answerBy) return { code: 'answer-business', by: answerBy };

  const current = challenge.days.find(({ dayNumber }) => dayNumber === challenge.currentDay);
  if (current?.status === 'current') return { code: 'submit', day: current.dayNumber };
  if (current?.status === 'rejected') return { code: 'resubmit', day: current.dayNumber };
  if (current?.status === 'pending') return { code: 'await-review', day: current.dayNumber };

  const again = challenge.days.find(({ improvement }) => improvement?.status === 'pending');
  if (again) return { code: 'await-review', day: again.dayNumber };
  const refused = challenge.days.find(({ improvement }) => improvement?.status === 'rejected');
  if (refused) return { code: 'resubmit', day: refused.dayNumber };

  const missing = (milestones[0]?.points ?? 0) - points;
  const canImprove = challenge.days.some(({ improvement }) => improvement);
  const week = challenge.weeks.find(({ status }) => status === 'current' || status === 'rejected');
  if (missing > 0 && (canImprove || !week)) return { code: 'earn-more', missing, canImprove };
  if (week) return { code: 'hand-in-week', week: week.weekNumber };
  const [age] = features.flatMap(({ locks }) => locks);
  return age ? { code: 'work-open', certificationAt: age.unlocksAt ?? null } : { code: 'all-open' };
}
