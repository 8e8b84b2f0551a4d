import { accessRefusals } from '../../../access/access.refusals.js';
import type { AccountSummary } from '../../../access/account-statuses.js';
import { HttpProblem, notFound } from '../../../platform/http/problem.js';
import type { ReadModels } from '../../../platform/projections/read-models.js';
import { plans } from '../../../reference-data/index.js';
import { keysOf, referenceKey } from '../card-payments/reference-key.js';
import { canonicalReference, isOwnReference } from '../domain/payment-reference.js';
import { programFeeOf } from '../domain/program-fee.aggregate.js';
import type { SubmitProgramFee } from '../domain/program-fee.commands.js';
import type { ProgramFeeSource } from '../domain/program-fee.events.js';
import type { PaymentReferences } from '../payment-references/payment-references.js';
import { ProgramFee } from '../read-models/program-fees/program-fees.row.js';
import { commerceRefusals } from './commerce.refusals.js';
import type { RecordProgramFeeRequest } from './program-fees.requests.js';

/** The claim at the current price of its plan. The member does not name the price. */
export function submissionOf(
  { plan: planId, currency, paidOn, paidAmount }: RecordProgramFeeRequest,
  reference: string,
  source: ProgramFeeSource,
  givenReference?: string,
): SubmitProgramFee {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}.`);
  const { amount } = plan.prices[currency];
  const said = {
    ...(paidOn && { paidOn }),
    ...(paidAmount && { paidAmount }),
    ...(givenReference && { givenReference }),
  };
  return { type: 'SubmitProgramFee', data: { plan: planId, amount, currency, reference, source, ...said } };
}

/** The member's claim of a reference, by the current key or the first version. */
export async function findClaim(
  readModels: ReadModels,
  references: PaymentReferences,
  memberId: string,
  typed: string,
) {
  const claims = await readModels.all(ProgramFee, { memberId });
  const keys = [typed, ...(isOwnReference(typed) ? [canonicalReference(typed)] : [])].flatMap(keysOf);
  const known = claims.find((claim) => keys.includes(claim.referenceKey)) ?? null;
  const reference = known?.reference ?? (await references.assertRight(typed, memberId, planIds, claims.length));
  const target = programFeeOf(memberId, referenceKey(reference));
  return { known, reference, claims, target: known ? { ...target, streamId: known.id } : target };
}

const planIds = plans.map(({ id }) => id);

/** Throws for staff accounts, which have no membership, and for banned or unverified members. */
export function assertHasMembership(account: AccountSummary | undefined): void {
  if (!account) throw notFound();
  if (account.membershipType === null) throw new HttpProblem(accessRefusals.WRONG_MEMBERSHIP_TYPE);
  if (account.suspended) throw new HttpProblem(commerceRefusals.MEMBER_IS_BANNED);
  if (account.emailVerification === 'required') throw new HttpProblem(commerceRefusals.MEMBER_IS_NOT_VERIFIED);
}
