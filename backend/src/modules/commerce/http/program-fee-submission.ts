import { accessRefusals } from '../../../access/access.refusals.js';
import type { AccountSummary } from '../../../access/account-statuses.js';
import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { plans } from '../../../reference-data/index.js';
import type { SubmitProgramFee } from '../domain/program-fee.commands.js';
import type { ProgramFeeSource } from '../domain/program-fee.events.js';
import { commerceRefusals } from './commerce.refusals.js';
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

/** Staff accounts have no membership to pay for, and a banned member waits until the account is reactivated. */
export function assertHasMembership(account: AccountSummary | undefined): void {
  if (!account) throw new HttpProblem(httpRefusals.NOT_FOUND);
  if (account.membershipType === null) throw new HttpProblem(accessRefusals.WRONG_MEMBERSHIP_TYPE);
  if (account.suspended) throw new HttpProblem(commerceRefusals.MEMBER_IS_BANNED);
}
