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
      /** How much of the confirmed fee has not gone back; older confirmations do not say how much there was. */
      kept: number;
    };

type RecordedFee = Exclude<ProgramFee, { status: 'none' }>;

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
    return { status: 'pending', plan, price: { amount, currency }, mismatch: null, isRefunded: false, kept: 0 };
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
  return [{ type: 'ProgramFeeConfirmed', data: { plan: fee.plan, by: 'staff', ...fee.price } }];
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
  if (isSameMoney(paid, fee.price))
    return [{ type: 'ProgramFeeConfirmed', data: { plan: fee.plan, by: 'gateway', ...fee.price } }];
  return fee.mismatch && isSameMoney(paid, fee.mismatch) ? [] : [{ type: 'ProgramFeeMismatched', data: paid }];
}

function returnPayment({ data }: ReturnCardPayment, fee: ProgramFee): ProgramFeeEvent[] {
  const { kind, left, ...money } = data;
  if (fee.status === 'none') throw new DomainError(programFeeRefusals.NOT_FOUND);
  const isWhole = left <= 0;
  const outcome = disputeOutcomes[kind];
  const takesProBack = isWhole && fee.status === 'confirmed';
  const ofFee = returnedOfFee(data, fee);
  const isNews = (kind === 'refund' || kind === 'dispute-lost') && !fee.isRefunded;
  return [
    ...(outcome ? [{ type: 'CardPaymentDisputed' as const, data: { ...money, outcome } }] : []),
    ...(isNews ? [{ type: 'CardPaymentRefunded' as const, data: { ...money, isWhole, takesProBack, ...ofFee } }] : []),
  ];
}

/** Of two charges under one reference, the second may go back without any of the fee. */
function returnedOfFee({ left, currency }: ReturnCardPayment['data'], fee: RecordedFee): { ofFee?: number } {
  if (left > 0 && currency !== fee.price.currency) return {};
  const ofFee = fee.kept - Math.max(left, 0);
  return ofFee > 0 ? { ofFee } : {};
}

const disputeOutcomes = { refund: null, dispute: 'open', 'dispute-won': 'won', 'dispute-lost': 'lost' } as const;

const changed = foldByType<RecordedFee, Exclude<ProgramFeeEvent, { type: 'ProgramFeeSubmitted' }>>({
  ProgramFeeConfirmed: (fee, { data }) => ({ ...fee, status: 'confirmed', kept: data.amount ?? 0 }),
  ProgramFeeRejected: (fee) => ({ ...fee, status: 'rejected' }),
  ProgramFeeMismatched: (fee, { data }) => ({ ...fee, mismatch: data }),
  CardPaymentRefunded: (fee, { data }) => ({
    ...fee,
    isRefunded: fee.isRefunded || data.isWhole,
    kept: fee.kept - (data.ofFee ?? 0),
  }),
  CardPaymentDisputed: (fee) => fee,
});
