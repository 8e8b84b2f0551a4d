import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { recordHistory } from '../../../../test/support/record-history.js';
import { programFeeOf } from './program-fee.aggregate.js';
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
const settle = (amount: number, currency = 'NGN'): ProgramFeeCommand => ({
  type: 'SettleProgramFee',
  data: { amount, currency },
});

const giveBack = (
  kind: CardReturn,
  { amount = 3_500_000, isWhole = true }: { amount?: number; isWhole?: boolean } = {},
): ProgramFeeCommand => ({ type: 'ReturnCardPayment', data: { kind, amount, currency: 'NGN', isWhole } });
const refunded = (takesProBack: boolean, amount = 3_500_000, isWhole = true): ProgramFeeEvent => ({
  type: 'CardPaymentRefunded',
  data: { amount, currency: 'NGN', isWhole, takesProBack },
});
const disputed = (outcome: 'open' | 'won' | 'lost'): ProgramFeeEvent => ({
  type: 'CardPaymentDisputed',
  data: { amount: 3_500_000, currency: 'NGN', outcome },
});

const submitted: ProgramFeeEvent = { type: 'ProgramFeeSubmitted', data: claim };
const confirmed = (by: 'staff' | 'gateway'): ProgramFeeEvent => ({
  type: 'ProgramFeeConfirmed',
  data: { plan: 'standard', by },
});
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
        confirm: late,
        reject: late,
        settle: late,
        settleOther: late,
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

describe('money that goes back', () => {
  it('takes Pro back with the last of it', () =>
    given(submitted, confirmed('gateway'), refunded(false, 1_000_000, false))
      .when(giveBack('refund', { amount: 2_500_000 }))
      .then(refunded(true, 2_500_000)));
  it('leaves Pro while some of it is left', () =>
    given(submitted, confirmed('gateway'))
      .when(giveBack('refund', { amount: 1_000_000, isWhole: false }))
      .then(refunded(false, 1_000_000, false)));
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

describe('the claim of a reference', () => {
  const ada = '01900000-0000-7000-8000-0000000000aa';
  const ben = '01900000-0000-7000-8000-0000000000bb';
  it('is the same for the same member', () => {
    expect(programFeeOf(ada, 't1001')).toEqual(programFeeOf(ada, 't1001'));
  });
  it('is another for another member or reference', () => {
    expect(programFeeOf(ben, 't1001').streamId).not.toBe(programFeeOf(ada, 't1001').streamId);
    expect(programFeeOf(ada, 't1002').streamId).not.toBe(programFeeOf(ada, 't1001').streamId);
  });
});

describe('any order of commands', () => {
  const anyCommand = fc.oneof(
    fc.constantFrom(giveBack('refund'), giveBack('dispute'), giveBack('dispute-lost'), giveBack('dispute-won')),
    fc.constant(giveBack('refund', { amount: 1, isWhole: false })),
    fc.constantFrom(submit(), submit({ currency: 'USD', amount: 2_300 }), confirm, reject),
    fc.tuple(fc.constantFrom(3_500_000, 2_300, 1), fc.constantFrom('NGN', 'USD')).map(([a, c]) => settle(a, c)),
  );

  it('confirms at most once, and by the gateway never what went back; what went back after that takes Pro along once', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const history = recordHistory(programFeeDecider, commands);
        const isReturn = ({ type }: ProgramFeeEvent): boolean => type.startsWith('CardPayment');
        const story = history.filter((event) => !isReturn(event)).map(({ type }) => type);
        expect(story.join(' ')).toMatch(
          /^(ProgramFeeSubmitted( ProgramFeeMismatched)*( ProgramFeeConfirmed| ProgramFeeRejected)?)?$/,
        );
        const taking = history.flatMap((event, i) =>
          event.type === 'CardPaymentRefunded' && event.data.takesProBack ? [i] : [],
        );
        expect(taking.length).toBeLessThanOrEqual(1);
        const confirmedAt = history.findIndex(({ type }) => type === 'ProgramFeeConfirmed');
        const wentBackAt = history.findIndex((event) => event.type === 'CardPaymentRefunded' && event.data.isWhole);
        const isPaidByNobody = confirmedAt >= 0 && wentBackAt > confirmedAt;
        expect(taking).toEqual(isPaidByNobody ? [wentBackAt] : []);
        const settled = history[confirmedAt];
        if (settled?.type === 'ProgramFeeConfirmed' && wentBackAt >= 0 && wentBackAt < confirmedAt)
          expect(settled.data.by).toBe('staff');
      }),
    );
  });
});
