import { plans } from '../../../reference-data/index.js';
import type { SubmitProgramFee } from '../domain/program-fee.commands.js';
import type { ProgramFeeSource } from '../domain/program-fee.events.js';
import type { RecordProgramFeeRequest } from './program-fees.requests.js';

/** The claim that was made, at the price of its plan; whoever makes it does not name one. */
export function submissionOf(
  { plan: planId, currency, reference }: RecordProgramFeeRequest,
  source: ProgramFeeSource,
): SubmitProgramFee {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}.`);
  const { amount } = plan.prices[currency];
  return { type: 'SubmitProgramFee', data: { plan: planId, amount, currency, reference, source } };
}
