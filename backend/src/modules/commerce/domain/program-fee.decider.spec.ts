import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import type { CardReturn, ProgramFeeCommand, SubmitProgramFee } from './program-fee.commands.js';
import { type ProgramFee, programFeeDecider } from './program-fee.decider.js';
import type { ProgramFeeEvent } from './program-fee.events.js';
import { programFeeRefusals } from './program-fee.refusals.js';

const given = deciderSpec(programFeeDecider, programFeeRefusals);

const claim: SubmitProgramFee['data'] = {
  plan: 'standard',
  amount: 3_500_000,
  currency: 'NGN',
  reference: 'T-1001',
  source: 'member',
};
const submit = (more: Partial<SubmitProgramFee['data']> = {}): ProgramFeeCommand => ({
  type: 'SubmitProgramFee',
  data: { ...claim, ...more },
});
const confirm: ProgramFeeCommand = { type: 'ConfirmProgramFee', data: { reviewerIsMember: false } };
const reject: ProgramFeeCommand = { type: 'RejectProgramFee', data: { reviewerIsMember: false } };
const withdraw: ProgramFeeCommand = { type: 'WithdrawProgramFee', data: {} };
const settle = (amount: number, currency = 'NGN'): ProgramFeeCommand => ({
  type: 'SettleProgramFee',
  data: { amount, currency },
});

const giveBack = (
  kind: CardReturn,
  { amount = 3_500_000, left = 0 }: { amount?: number; left?: number } = {},
): ProgramFeeCommand => ({ type: 'ReturnCardPayment', data: { kind, amount, currency: 'NGN', left } });
const refunded = (
  takesProBack: boolean,
  more: { amount?: number; currency?: string; isWhole?: boolean; ofFee?: number; left?: number } = {},
) => ({
  type: 'CardPaymentRefunded' as const,
  data: {
    amount: 3_500_000,
    currency: 'NGN',
    isWhole: true,
    takesProBack,
    ...(takesProBack && { ofFee: 3_500_000 }),
    ...more,
  },
});
const part = (ofFee: number, amount = ofFee) =>
  refunded(false, { amount, isWhole: false, ...(ofFee > 0 && { ofFee }) });
const disputed = (outcome: 'open' | 'won' | 'lost'): ProgramFeeEvent => ({
  type: 'CardPaymentDisputed',
  data: { amount: 3_500_000, currency: 'NGN', outcome },
});

const submitted: ProgramFeeEvent = { type: 'ProgramFeeSubmitted', data: claim };
const confirmed = (by: 'staff' | 'gateway') => ({
  type: 'ProgramFeeConfirmed' as const,
  data: { plan: 'standard' as const, by, amount: 3_500_000, currency: 'NGN' },
});
const withdrawn: ProgramFeeEvent = { type: 'ProgramFeeWithdrawn', data: {} };
const reopened: ProgramFeeEvent = { type: 'ProgramFeeReopened', data: {} };
const described = (data: object): ProgramFeeEvent => ({ type: 'ProgramFeeDescribed', data });
const rejected: ProgramFeeEvent = { type: 'ProgramFeeRejected', data: {} };
const mismatched = (amount: number, currency = 'NGN'): ProgramFeeEvent => ({
  type: 'ProgramFeeMismatched',
  data: { amount, currency },
});

const states: Record<ProgramFee['status'], ProgramFeeEvent[]> = {
  none: [],
  pending: [submitted],
  confirmed: [submitted, confirmed('staff')],
  rejected: [submitted, rejected],
  withdrawn: [submitted, withdrawn],
};

describe('every command in every state', () => {
  const unknown = 'NOT_FOUND';
  const late = 'PROGRAM_FEE_ALREADY_DECIDED';
  const differently = 'PROGRAM_FEE_RECORDED_DIFFERENTLY';
  const gone = 'PROGRAM_FEE_REJECTED';
  const pairs = listDecisions(given, {
    states,
    commands: {
      submit: submit(),
      submitOther: submit({ plan: 'basic', amount: 450_000 }),
      submitMore: submit({ paidOn: '2026-11-21' }),
      withdraw,
      confirm,
      reject,
      settle: settle(3_500_000),
      settleOther: settle(3_499_999),
      refund: giveBack('refund'),
      dispute: giveBack('dispute'),
    },
    expected: {
      none: {
        submit: [submitted],
        submitOther: [{ type: 'ProgramFeeSubmitted', data: { ...claim, plan: 'basic', amount: 450_000 } }],
        submitMore: [{ type: 'ProgramFeeSubmitted', data: { ...claim, paidOn: '2026-11-21' } }],
        withdraw: unknown,
        confirm: unknown,
        reject: unknown,
        settle: unknown,
        settleOther: unknown,
        refund: unknown,
        dispute: unknown,
      },
      pending: {
        submit: [],
        submitOther: differently,
        submitMore: [described({ paidOn: '2026-11-21' })],
        withdraw: [withdrawn],
        confirm: [confirmed('staff')],
        reject: [rejected],
        settle: [confirmed('gateway')],
        settleOther: [mismatched(3_499_999)],
        refund: [refunded(false)],
        dispute: [disputed('open')],
      },
      confirmed: {
        submit: [],
        submitOther: differently,
        submitMore: [],
        withdraw: 'PROGRAM_FEE_DECIDED',
        confirm: late,
        reject: late,
        settle: [],
        settleOther: [],
        refund: [refunded(true)],
        dispute: [disputed('open')],
      },
      rejected: {
        submit: gone,
        submitOther: gone,
        submitMore: gone,
        withdraw: 'PROGRAM_FEE_DECIDED',
        confirm: late,
        reject: late,
        settle: late,
        settleOther: late,
        refund: [refunded(false)],
        dispute: [disputed('open')],
      },
      withdrawn: {
        submit: [submitted],
        submitOther: [{ type: 'ProgramFeeSubmitted', data: { ...claim, plan: 'basic', amount: 450_000 } }],
        submitMore: [{ type: 'ProgramFeeSubmitted', data: { ...claim, paidOn: '2026-11-21' } }],
        withdraw: [],
        confirm: 'PROGRAM_FEE_WITHDRAWN',
        reject: 'PROGRAM_FEE_WITHDRAWN',
        settle: [reopened, confirmed('gateway')],
        settleOther: [reopened, mismatched(3_499_999)],
        refund: [refunded(false)],
        dispute: [disputed('open')],
      },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});

describe('settling by the gateway', () => {
  it('asks for the currency too', () =>
    given(submitted).when(settle(3_500_000, 'ZAR')).then(mismatched(3_500_000, 'ZAR')));
  it('tells a mismatch once', () => given(submitted, mismatched(100)).when(settle(100)).thenNothing());
  it('tells another mismatch', () => given(submitted, mismatched(100)).when(settle(200)).then(mismatched(200)));
  it('confirms what fits after what did not', () =>
    given(submitted, mismatched(100)).when(settle(3_500_000)).then(confirmed('gateway')));
});

describe('what a member says of the payment', () => {
  const told = described({ paidOn: '2026-11-21' });
  it('is recorded once', () =>
    given(submitted, told)
      .when(submit({ paidOn: '2026-11-21' }))
      .thenNothing());
  it('is kept where nothing is said', () => given(submitted, told).when(submit()).thenNothing());
  it('may be put right', () =>
    given(submitted, told)
      .when(submit({ paidOn: '2026-11-20', paidAmount: 3_400_000 }))
      .then(described({ paidOn: '2026-11-20', paidAmount: 3_400_000 })));
});

describe('withdrawing', () => {
  it('is refused while another amount that arrived is looked after', () =>
    given(submitted, mismatched(100)).when(withdraw).thenRefused('PROGRAM_FEE_PAID_DIFFERENTLY'));
  it('is possible once that went back', () =>
    given(submitted, mismatched(100), refunded(false)).when(withdraw).then(withdrawn));
  it('does not make good what went back', () =>
    given(submitted, refunded(false), withdrawn, submitted)
      .when(settle(3_500_000))
      .thenRefused('PROGRAM_FEE_ALREADY_DECIDED'));
  it('may happen again after money arrived and was not the fee', () =>
    given(submitted, withdrawn, reopened, mismatched(100)).when(confirm).then(confirmed('staff')));
});

describe('money that goes back', () => {
  it('takes Pro back with the last of it', () =>
    given(submitted, confirmed('gateway'), part(1_000_000))
      .when(giveBack('refund', { amount: 2_500_000 }))
      .then(refunded(true, { amount: 2_500_000, ofFee: 2_500_000 })));
  it('leaves Pro while some of it is left', () =>
    given(submitted, confirmed('gateway'))
      .when(giveBack('refund', { amount: 1_000_000, left: 2_500_000 }))
      .then(part(1_000_000)));
  it('takes nothing off the fee where it was charged twice', () =>
    given(submitted, confirmed('gateway'))
      .when(giveBack('refund', { left: 3_500_000 }))
      .then(part(0, 3_500_000)));
  it('takes nothing off a fee that was confirmed without an amount, before there were receipts', () =>
    given(submitted, { type: 'ProgramFeeConfirmed', data: { plan: 'standard', by: 'gateway' } })
      .when(giveBack('refund'))
      .then({
        type: 'CardPaymentRefunded',
        data: { amount: 3_500_000, currency: 'NGN', isWhole: true, takesProBack: true },
      }));
  it('leaves a receipt for what stays where a part went back before the charge was told of', () =>
    given(submitted, refunded(false, { amount: 1_000_000, isWhole: false, left: 2_500_000 }))
      .when(settle(3_500_000))
      .then({ type: 'ProgramFeeConfirmed', data: { ...confirmed('gateway').data, amount: 2_500_000 } }));
  it('says of a fee that waits what is left of it', () =>
    given(submitted)
      .when(giveBack('refund', { amount: 1_000_000, left: 2_500_000 }))
      .then(refunded(false, { amount: 1_000_000, isWhole: false, left: 2_500_000 })));
  it('takes off the fee what is left of it, though a lost dispute tells more', () =>
    given(submitted, confirmed('gateway'), part(1_000_000))
      .when(giveBack('dispute-lost'))
      .then(disputed('lost'), refunded(true, { ofFee: 2_500_000 })));
  it('takes nothing off a fee in another currency before all is gone', () =>
    given(submitted, confirmed('staff'))
      .when({ type: 'ReturnCardPayment', data: { kind: 'refund', amount: 100, currency: 'ZAR', left: 50 } })
      .then(refunded(false, { amount: 100, currency: 'ZAR', isWhole: false })));
  it('takes Pro back once', () =>
    given(submitted, confirmed('gateway'), refunded(true)).when(giveBack('refund')).thenNothing());
  it('goes with a dispute that is lost', () =>
    given(submitted, confirmed('gateway'), disputed('open'))
      .when(giveBack('dispute-lost'))
      .then(disputed('lost'), refunded(true)));
  it('stays with a dispute that is won', () =>
    given(submitted, confirmed('gateway'), disputed('open')).when(giveBack('dispute-won')).then(disputed('won')));
  it('confirms nothing that the gateway tells of later', () =>
    given(submitted, refunded(false)).when(settle(3_500_000)).thenRefused('PROGRAM_FEE_ALREADY_DECIDED'));
  it('may be made good by staff', () => given(submitted, refunded(false)).when(confirm).then(confirmed('staff')));
});

describe('deciding by staff', () => {
  it('may accept what the gateway could not match', () =>
    given(submitted, mismatched(100)).when(confirm).then(confirmed('staff')));
  it('tells the reason of a rejection', () =>
    given(submitted)
      .when({ type: 'RejectProgramFee', data: { reason: 'Not in our books.', reviewerIsMember: false } })
      .then({ type: 'ProgramFeeRejected', data: { reason: 'Not in our books.' } }));
  it.each([
    { type: 'ConfirmProgramFee' as const, data: { reviewerIsMember: true } },
    { type: 'RejectProgramFee' as const, data: { reviewerIsMember: true } },
  ])('is refused to the member who claims: $type', (command) =>
    given(submitted).when(command).thenRefused('CANNOT_DECIDE_OWN_REQUEST'),
  );
});
