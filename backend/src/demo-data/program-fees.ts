import { type Plan, programFee, programFeeOf } from '../modules/commerce/public.js';
import { intend } from '../platform/event-sourcing/index.js';
import { plans } from '../reference-data/index.js';
import { feeRejections } from './business-texts.js';
import { type Cast, upgrade } from './cast.js';
import { type Chance, inTurn } from './chance.js';
import type { Person } from './people.js';
import type { Diary } from './story.js';

export type FeeOutcome = 'pending' | 'confirmed' | 'rejected';

/** A claim on the pricing page, and what staff found out about it. */
export function payProgramFee(diary: Diary, payer: Person, outcome: FeeOutcome, chance: Chance, cast: Cast): void {
  const plan = inTurn(plans, chance.between(0, 1));
  const { amount, currency } = plan.prices[payer.country === 'nigeria' ? 'NGN' : 'ZAR'];
  const reference = `TRF-${String(chance.between(10_000_000, 99_999_999))}`;
  const target = programFeeOf(payer.id, reference);
  const claim = { plan: plan.id, amount, currency, reference, source: 'member' } as const;
  diary.write(payer.id, () => intend(programFee, target, { type: 'SubmitProgramFee', data: claim }));
  if (outcome === 'pending') return;
  diary.wait(chance.between(1, 6));
  if (outcome === 'confirmed') {
    const data = { reviewerIsMember: false };
    diary.write(cast.adminId, () => intend(programFee, target, { type: 'ConfirmProgramFee', data }));
  } else {
    const data = { reason: chance.pick(feeRejections), reviewerIsMember: false };
    diary.write(cast.adminId, () => intend(programFee, target, { type: 'RejectProgramFee', data }));
  }
}

/** By a fee that was confirmed, or by an admin alone. */
export function becomePro(diary: Diary, member: Person, chance: Chance, cast: Cast): void {
  if (chance.oneIn(2)) payProgramFee(diary, member, 'confirmed', chance, cast);
  else upgrade(diary, member.id, chance.pick<Plan>(['basic', 'standard']), cast);
}
