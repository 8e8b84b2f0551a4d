import { type Plan, programFee, programFeeOf } from '../modules/commerce/public.js';
import { intend } from '../platform/event-sourcing/index.js';
import { comparisonKey } from '../platform/text/look-alikes.js';
import { plans } from '../reference-data/index.js';
import { type Actors, upgrade } from './actors.js';
import type { Person } from './people.js';
import { inTurn, type Random } from './random.js';
import type { Diary } from './story.js';
import texts from './texts.json' with { type: 'json' };

export type FeeOutcome = 'pending' | 'confirmed' | 'rejected';

export function payProgramFee(diary: Diary, payer: Person, outcome: FeeOutcome, random: Random, actors: Actors): void {
  const plan = inTurn(plans, random.between(0, 1));
  const { amount, currency } = plan.prices[payer.country === 'nigeria' ? 'NGN' : 'ZAR'];
  const reference = `TRF-${String(random.between(10_000_000, 99_999_999))}`;
  const target = programFeeOf(payer.id, comparisonKey(reference));
  const claim = { plan: plan.id, amount, currency, reference, source: 'member' } as const;
  diary.write(payer.id, () => intend(programFee, target, { type: 'SubmitProgramFee', data: claim }));
  if (outcome === 'pending') return;
  diary.wait(random.between(1, 6));
  if (outcome === 'confirmed') {
    const data = { reviewerIsMember: false };
    diary.write(actors.adminId, () => intend(programFee, target, { type: 'ConfirmProgramFee', data }));
  } else {
    const data = { reason: random.pick(texts.feeRejections), reviewerIsMember: false };
    diary.write(actors.adminId, () => intend(programFee, target, { type: 'RejectProgramFee', data }));
  }
}

/** Pro by a confirmed fee, or by an admin. */
export function becomePro(diary: Diary, member: Person, random: Random, actors: Actors): void {
  if (random.oneIn(2)) payProgramFee(diary, member, 'confirmed', random, actors);
  else upgrade(diary, member.id, random.pick<Plan>(['basic', 'standard']), actors);
}
