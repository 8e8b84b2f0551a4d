import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordHistory } from '../../../../test/support/record-history.js';
import type { CardReturn, ProgramFeeCommand, SubmitProgramFee } from './program-fee.commands.js';
import { programFeeDecider } from './program-fee.decider.js';
import type { ProgramFeeEvent } from './program-fee.events.js';

const submit = (more: Partial<SubmitProgramFee['data']> = {}): ProgramFeeCommand => ({
  type: 'SubmitProgramFee',
  data: { plan: 'standard', amount: 3_500_000, currency: 'NGN', reference: 'T-1001', source: 'member', ...more },
});
const confirm: ProgramFeeCommand = { type: 'ConfirmProgramFee', data: { reviewerIsMember: false } };
const reject: ProgramFeeCommand = { type: 'RejectProgramFee', data: { reviewerIsMember: false } };
const withdraw: ProgramFeeCommand = { type: 'WithdrawProgramFee', data: {} };
const settle = (amount: number, currency: string): ProgramFeeCommand => ({
  type: 'SettleProgramFee',
  data: { amount, currency },
});
const giveBack = (kind: CardReturn, { amount, left } = { amount: 3_500_000, left: 0 }): ProgramFeeCommand => ({
  type: 'ReturnCardPayment',
  data: { kind, amount, currency: 'NGN', left },
});

describe('any order of commands', () => {
  const anyCommand = fc.oneof(
    fc.constantFrom(giveBack('refund'), giveBack('dispute'), giveBack('dispute-lost'), giveBack('dispute-won')),
    fc.integer({ min: 1, max: 3_600_000 }).map((left) => giveBack('refund', { amount: 1, left })),
    fc.constantFrom(submit(), submit({ currency: 'USD', amount: 2_300 }), submit({ paidOn: '2026-11-21' })),
    fc.constantFrom(withdraw, withdraw, confirm, reject),
    fc.tuple(fc.constantFrom(3_500_000, 2_300, 1), fc.constantFrom('NGN', 'USD')).map(([a, c]) => settle(a, c)),
  );

  it('confirms at most once, and by the gateway never what went back; what went back after that takes Pro along once', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const history = recordHistory(programFeeDecider, commands);
        const isReturn = ({ type }: ProgramFeeEvent): boolean => type.startsWith('CardPayment');
        const story = history.filter((event) => !isReturn(event)).map(({ type }) => type);
        expect(story.join(' ').replaceAll('ProgramFee', '')).toMatch(
          /^(Submitted( Described| Mismatched)*( Withdrawn (Submitted|Reopened)( Described| Mismatched)*)*( Confirmed| Rejected| Withdrawn)?)?$/,
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
        const ofFee = history.reduce(
          (sum, { type, data }) => sum + (type === 'CardPaymentRefunded' ? (data.ofFee ?? 0) : 0),
          0,
        );
        expect(ofFee).toBeGreaterThanOrEqual(0);
        if (settled?.type === 'ProgramFeeConfirmed') expect(ofFee).toBeLessThanOrEqual(settled.data.amount ?? 0);
        else expect(ofFee).toBe(0);
        if (isPaidByNobody && settled?.type === 'ProgramFeeConfirmed') expect(ofFee).toBe(settled.data.amount);
      }),
    );
  });
});
