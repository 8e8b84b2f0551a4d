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
  WithdrawProgramFee,
} from './program-fee.commands.js';
import type { ProgramFeeEvent, SaidOfPayment } from './program-fee.events.js';
import { programFeeRefusals } from './program-fee.refusals.js';

export type ProgramFee =
  | { status: 'none' }
  | {
      status: 'pending' | 'confirmed' | 'rejected' | 'withdrawn';
      plan: Plan;
      price: Money;
      said: SaidOfPayment;
      mismatch: Money | null;
      /** Whether all charges for it went back. */
      isRefunded: boolean;
      /** How much of the fee has not gone back. Older confirmations do not name the amount. */
      kept: number;
    };

type RecordedFee = Exclude<ProgramFee, { status: 'none' }>;

export const programFeeDecider: Decider<ProgramFee, ProgramFeeCommand, ProgramFeeEvent> = {
  initial: { status: 'none' },
  decide: byType({
    SubmitProgramFee: submit,
    WithdrawProgramFee: withdraw,
    ConfirmProgramFee: confirm,
    RejectProgramFee: reject,
    SettleProgramFee: settle,
    ReturnCardPayment: returnPayment,
  }),
  evolve: (fee, event) => {
    if (event.type !== 'ProgramFeeSubmitted') return fee.status === 'none' ? fee : changed(fee, event);
    const { plan, amount, currency } = event.data;
    const claim = { plan, price: { amount, currency }, said: saidIn(event.data), mismatch: null };
    if (fee.status === 'none') return { ...claim, status: 'pending', isRefunded: false, kept: amount };
    const kept = fee.kept < fee.price.amount ? Math.min(fee.kept, amount) : amount;
    return { ...fee, ...claim, status: 'pending', kept };
  },
};

/** A reference makes one claim. Submitting it again changes nothing, unless plan or currency differ. */
function submit({ data }: SubmitProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  if (fee.status === 'none' || fee.status === 'withdrawn') return [{ type: 'ProgramFeeSubmitted', data }];
  if (fee.status === 'rejected') throw new DomainError(programFeeRefusals.PROGRAM_FEE_REJECTED);
  const isTheSame = fee.plan === data.plan && fee.price.currency === data.currency;
  if (isTheSame) return fee.status === 'pending' ? describe(saidIn(data), fee.said) : [];
  throw new DomainError(programFeeRefusals.PROGRAM_FEE_RECORDED_DIFFERENTLY, {
    plan: fee.plan,
    currency: fee.price.currency,
  });
}

const saidIn = ({ paidOn, paidAmount }: SaidOfPayment): SaidOfPayment => ({
  ...(paidOn !== undefined && { paidOn }),
  ...(paidAmount !== undefined && { paidAmount }),
});

function describe(said: SaidOfPayment, before: SaidOfPayment): ProgramFeeEvent[] {
  const after = { ...before, ...said };
  const isNews = after.paidOn !== before.paidOn || after.paidAmount !== before.paidAmount;
  return isNews ? [{ type: 'ProgramFeeDescribed', data: said }] : [];
}

/** A member may withdraw a claim that is pending and has received no money. */
function withdraw(_: WithdrawProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  if (fee.status === 'none') throw new DomainError(programFeeRefusals.NOT_FOUND);
  if (fee.status === 'withdrawn') return [];
  if (fee.status !== 'pending') throw new DomainError(programFeeRefusals.PROGRAM_FEE_DECIDED);
  if (fee.mismatch && !fee.isRefunded) throw new DomainError(programFeeRefusals.PROGRAM_FEE_PAID_DIFFERENTLY);
  return [{ type: 'ProgramFeeWithdrawn', data: {} }];
}

function assertUndecided(fee: ProgramFee, reviewerIsMember: boolean): asserts fee is RecordedFee {
  if (fee.status === 'withdrawn' && !reviewerIsMember) throw new DomainError(programFeeRefusals.PROGRAM_FEE_WITHDRAWN);
  assertPending(fee, reviewerIsMember, programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED);
}

/** A row of a statement proves money, so it reopens a withdrawn claim. */
function confirm(command: ConfirmProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  const { reviewerIsMember, statementRow } = command.data;
  if (statementRow && fee.status === 'withdrawn')
    return [{ type: 'ProgramFeeReopened', data: {} }, ...confirm(command, { ...fee, status: 'pending' })];
  assertUndecided(fee, reviewerIsMember);
  const by = statementRow ? { by: 'statement' as const, statementRow } : { by: 'staff' as const };
  return [{ type: 'ProgramFeeConfirmed', data: { plan: fee.plan, ...by, ...fee.price } }];
}

function reject({ data }: RejectProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  assertUndecided(fee, data.reviewerIsMember);
  return [{ type: 'ProgramFeeRejected', data: { ...(data.reason && { reason: data.reason }) } }];
}

/** Confirms a payment that fits. Another one waits for staff, who are told once. Money reopens a withdrawn claim. */
function settle({ data: paid }: SettleProgramFee, fee: ProgramFee): ProgramFeeEvent[] {
  if (fee.status === 'none') throw new DomainError(programFeeRefusals.NOT_FOUND);
  if (fee.status === 'rejected' || fee.isRefunded)
    throw new DomainError(programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED);
  if (fee.status === 'confirmed') return [];
  if (fee.status === 'withdrawn')
    return [{ type: 'ProgramFeeReopened', data: {} }, ...settleOpen(paid, { ...fee, mismatch: null })];
  return settleOpen(paid, fee);
}

function settleOpen(paid: Money, fee: RecordedFee): ProgramFeeEvent[] {
  if (isSameMoney(paid, fee.price))
    return [{ type: 'ProgramFeeConfirmed', data: { plan: fee.plan, by: 'gateway', ...fee.price, amount: fee.kept } }];
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
function returnedOfFee({ left, currency }: ReturnCardPayment['data'], { status, kept, price }: RecordedFee) {
  const ofFee = left > 0 && currency !== price.currency ? 0 : kept - Math.max(left, 0);
  if (ofFee <= 0) return {};
  if (status === 'confirmed') return { ofFee };
  return left > 0 ? { left } : {};
}

const disputeOutcomes = { refund: null, dispute: 'open', 'dispute-won': 'won', 'dispute-lost': 'lost' } as const;

const changed = foldByType<RecordedFee, Exclude<ProgramFeeEvent, { type: 'ProgramFeeSubmitted' }>>({
  ProgramFeeDescribed: (fee, { data }) => ({ ...fee, said: { ...fee.said, ...data } }),
  ProgramFeeWithdrawn: (fee) => ({ ...fee, status: 'withdrawn' }),
  ProgramFeeReopened: (fee) => ({ ...fee, status: 'pending' }),
  ProgramFeeConfirmed: (fee, { data }) => ({ ...fee, status: 'confirmed', kept: data.amount ?? 0 }),
  ProgramFeeRejected: (fee) => ({ ...fee, status: 'rejected' }),
  ProgramFeeMismatched: (fee, { data }) => ({ ...fee, mismatch: data }),
  CardPaymentRefunded: (fee, { data }) => ({
    ...fee,
    isRefunded: fee.isRefunded || data.isWhole,
    kept: data.left ?? fee.kept - (data.ofFee ?? 0),
  }),
  CardPaymentDisputed: (fee) => fee,
});
