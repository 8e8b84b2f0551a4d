import {
  assertPending,
  byType,
  type Decider,
  DomainError,
  foldByType,
} from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';
import { isSameMoney, type Money } from './money.js';
import type {
  ConfirmProgramFee,
  ProgramFeeCommand,
  RejectProgramFee,
  ReturnCardPayment,
  SettleProgramFee,
  SubmitProgramFee,
} from './program-fee.commands.js';
import type { ProgramFeeEvent } from './program-fee.events.js';
import { programFeeRefusals } from './program-fee.refusals.js';

export type ProgramFee =
  | { status: 'none' }
  | {
      status: 'pending' | 'confirmed' | 'rejected';
      plan: Plan;
      price: Money;
      mismatch: Money | null;
      /** Whether all that was charged for it went back. */
      isRefunded: boolean;
    };

export const programFeeDecider: Decider<ProgramFee, ProgramFeeCommand, ProgramFeeEvent> = {
  initial: { status: 'none' },
  decide: byType({
    SubmitProgramFee: submit,
    ConfirmProgramFee: confirm,
    RejectProgramFee: reject,
    SettleProgramFee: settle,
    ReturnCardPayment: returnPayment,
  }),
  evolve: (fee, event) => {
    if (event.type !== 'ProgramFeeSubmitted') return fee.status === 'none' ? fee : changed(fee, event);
    const { plan, amount, currency } = event.data;
    return { status: 'pending', plan, price: { amount, currency }, mismatch: null, isRefunded: false };
  },
};

/** One reference makes one claim: recording it again finds the first, unless it says something else. */
function submit({ data }: SubmitProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  if (fee.status === 'none') return [{ type: 'ProgramFeeSubmitted', data }];
  if (fee.status === 'rejected') throw new DomainError(programFeeRefusals.PROGRAM_FEE_REJECTED);
  const isTheSame = fee.plan === data.plan && fee.price.currency === data.currency;
  if (isTheSame) return [];
  throw new DomainError(programFeeRefusals.PROGRAM_FEE_RECORDED_DIFFERENTLY, {
    plan: fee.plan,
    currency: fee.price.currency,
  });
}

function confirm({ data }: ConfirmProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  assertPending(fee, data.reviewerIsMember, programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED);
  return [{ type: 'ProgramFeeConfirmed', data: { plan: fee.plan, by: 'staff' } }];
}

function reject({ data }: RejectProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  assertPending(fee, data.reviewerIsMember, programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED);
  return [{ type: 'ProgramFeeRejected', data: { ...(data.reason && { reason: data.reason }) } }];
}

/** Confirms what fits; what does not fit stays pending and is told once. Staff may have been faster. */
function settle({ data: paid }: SettleProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  if (fee.status === 'none') throw new DomainError(programFeeRefusals.NOT_FOUND);
  if (fee.status === 'rejected' || fee.isRefunded)
    throw new DomainError(programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED);
  if (fee.status === 'confirmed') return [];
  if (isSameMoney(paid, fee.price)) return [{ type: 'ProgramFeeConfirmed', data: { plan: fee.plan, by: 'gateway' } }];
  return fee.mismatch && isSameMoney(paid, fee.mismatch) ? [] : [{ type: 'ProgramFeeMismatched', data: paid }];
}

function returnPayment({ data }: ReturnCardPayment, fee: ProgramFee): ProgramFeeEvent[] {
  const { kind, isWhole, ...money } = data;
  if (fee.status === 'none') throw new DomainError(programFeeRefusals.NOT_FOUND);
  const outcome = disputeOutcomes[kind];
  const takesProBack = isWhole && fee.status === 'confirmed';
  const isNews = (kind === 'refund' || kind === 'dispute-lost') && !fee.isRefunded;
  return [
    ...(outcome ? [{ type: 'CardPaymentDisputed' as const, data: { ...money, outcome } }] : []),
    ...(isNews ? [{ type: 'CardPaymentRefunded' as const, data: { ...money, isWhole, takesProBack } }] : []),
  ];
}

const disputeOutcomes = { refund: null, dispute: 'open', 'dispute-won': 'won', 'dispute-lost': 'lost' } as const;

const changed = foldByType<
  Exclude<ProgramFee, { status: 'none' }>,
  Exclude<ProgramFeeEvent, { type: 'ProgramFeeSubmitted' }>
>({
  ProgramFeeConfirmed: (fee) => ({ ...fee, status: 'confirmed' }),
  ProgramFeeRejected: (fee) => ({ ...fee, status: 'rejected' }),
  ProgramFeeMismatched: (fee, { data }) => ({ ...fee, mismatch: data }),
  CardPaymentRefunded: (fee, { data }) => ({ ...fee, isRefunded: fee.isRefunded || data.isWhole }),
  CardPaymentDisputed: (fee) => fee,
});
