import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { membership, order, programFee, receipts } from '../modules/commerce/public.js';
import {
  type Aggregate,
  type Command,
  DomainError,
  type Event,
  type Intent,
  type Process,
  type Recorded,
} from '../platform/event-sourcing/index.js';
import { issueReceiptWhenPaid } from './issue-receipt-when-paid.js';
import { takeProBackWhenCardPaymentRefunded } from './take-pro-back-when-card-payment-refunded.js';
import { upgradeToProWhenProgramFeeConfirmed } from './upgrade-to-pro-when-program-fee-confirmed.js';

const RUNS = 1_000;
const FEE = { amount: 3_500_000, currency: 'NGN' };
const aggregates = [programFee, order, membership, receipts] as readonly unknown[] as readonly Aggregate[];
const rules = [issueReceiptWhenPaid, upgradeToProWhenProgramFeeConfirmed, takeProBackWhenCardPaymentRefunded];
const memberId = '01900000-0000-7000-8000-0000000000aa';
const idOf = (n: number): string => `01900000-0000-7000-8000-00000000000${String(n)}`;

/** A log with its processes in memory. Like the product, it runs a command id only once. */
class Played {
  readonly log: Recorded[] = [];
  private readonly done = new Set<string>();
  private readonly handled = rules.map(() => 0);

  send({ kind, streamId, subjectId, command }: Intent, id: string, day: number): void {
    if (this.done.has(id)) return;
    const { decider } = aggregates.find((aggregate) => aggregate.kind === kind) as Aggregate;
    const history = this.log.filter(({ meta }) => meta.streamId === streamId);
    try {
      const events = decider.decide(command, history.reduce(decider.evolve, decider.initial));
      for (const [i, event] of events.entries()) {
        const meta = { streamId, subjectId, version: history.length + i + 1 };
        this.log.push(
          recordedEvent<Event>({ ...event, meta: { ...meta, recordedAt: new Date(Date.UTC(2026, 11, day)) } }),
        );
      }
      if (events.length > 0) this.done.add(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** One process handles new events, and some earlier ones again, as after a crash. */
  follow(n: number, again: number): void {
    const process = rules[n] as Process<Event>;
    const from = Math.max(0, (this.handled[n] ?? 0) - again);
    this.handled[n] = this.log.length;
    for (const event of this.log.slice(from)) {
      const on = process.on as Record<string, ((event: Recorded) => readonly Intent[]) | undefined>;
      const { streamId, version, recordedAt } = event.meta;
      for (const intent of on[event.type]?.(event) ?? [])
        this.send(intent, `${process.name}/${streamId}/${String(version)}`, recordedAt.getUTCDate());
    }
  }
}

const claim = { plan: 'standard', ...FEE, reference: 'T-1', source: 'member' } as const;
const left = fc.constantFrom(0, 1_000_000, 2_500_000, FEE.amount, 2 * FEE.amount);
const by = fc.constantFrom('staff', 'gateway', 'statement');
const feeCommands: fc.Arbitrary<Command> = fc.oneof(
  fc.constant({ type: 'SubmitProgramFee', data: claim }),
  fc.constantFrom('WithdrawProgramFee', 'ConfirmProgramFee', 'RejectProgramFee').map((type) => ({
    type,
    data: { reviewerIsMember: false },
  })),
  fc.constant({ type: 'ConfirmProgramFee', data: { reviewerIsMember: false, statementRow: idOf(9) } }),
  fc.constantFrom(FEE.amount, 1).map((amount) => ({ type: 'SettleProgramFee', data: { ...FEE, amount } })),
  fc.record({ kind: fc.constantFrom('refund', 'dispute', 'dispute-won', 'dispute-lost'), left }).map((data) => ({
    type: 'ReturnCardPayment',
    data: { ...FEE, amount: 1_000_000, ...data },
  })),
);
const orderCommands: fc.Arbitrary<Command> = fc.oneof(
  fc.constant({ type: 'PlaceOrder', data: { toolName: 'Business Cards', price: FEE } }),
  fc.constant({ type: 'ClaimOrderPayment', data: { reference: 'T-2' } }),
  fc.constant({ type: 'WithdrawOrderPayment', data: {} }),
  by.map((way) => ({ type: 'PayOrder', data: { by: way } })),
  left.map((rest) => ({ type: 'ReturnOrderPayment', data: { left: rest } })),
);
const sent = (kind: string, commands: fc.Arbitrary<Command>, first: number) =>
  fc.record({ command: commands, n: fc.nat(1) }).map(({ command, n }) => ({
    intent: { kind, streamId: idOf(first + n), subjectId: memberId, command },
  }));
const step = fc.oneof(
  { arbitrary: sent(programFee.kind, feeCommands, 1), weight: 5 },
  { arbitrary: sent(order.kind, orderCommands, 5), weight: 3 },
  { arbitrary: fc.record({ rule: fc.nat(rules.length - 1), again: fc.nat(9) }), weight: 4 },
);

function amountOf({ type, data }: Event): number {
  const { amount = 0, ofFee = 0 } = data as { amount?: number; ofFee?: number };
  if (['ProgramFeeConfirmed', 'OrderPaid', 'ReceiptIssued'].includes(type)) return amount;
  if (['OrderPaymentReturned', 'ReceiptCancelled'].includes(type)) return -amount;
  return type === 'CardPaymentRefunded' ? -ofFee : 0;
}
const sumOf = (events: readonly Event[]): number => events.reduce((sum, event) => sum + amountOf(event), 0);

it('receipts are worth what the payments are, whatever is told when, and however often', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 60, maxLength: 90 }), (steps) => {
      const played = new Played();
      for (const [i, one] of steps.entries()) {
        if ('rule' in one) played.follow(one.rule, one.again);
        else played.send(one.intent, String(i), 1 + (i % 31));
      }
      for (const n of rules.keys()) played.follow(n, steps.length);
      const entries = played.log.filter(({ type }) => type.startsWith('Receipt'));
      const isIssued = ({ type }: Event) => type === 'ReceiptIssued';
      expect(entries.map(({ data }) => (data as { number: number }).number)).toEqual(entries.map((_, i) => i + 1));
      for (const id of [1, 2, 5, 6].map(idOf)) {
        const own = played.log.filter(({ meta }) => meta.streamId === id);
        const paid = own.filter(({ type }) => type === 'ProgramFeeConfirmed' || type === 'OrderPaid');
        const receiptsOfIt = entries.filter(({ data }) => (data as { paymentId: string }).paymentId === id);
        expect([receiptsOfIt.filter(isIssued).length, sumOf(receiptsOfIt)]).toEqual([paid.length, sumOf(own)]);
        expect(sumOf(receiptsOfIt)).toBeGreaterThanOrEqual(0);
      }
      const periods = played.log.filter(({ type }) => type === 'ProUpgraded' || type === 'ProRenewed');
      const payers = periods.map(({ data }) => (data as { claimId: string }).claimId);
      const confirmed = played.log.flatMap(({ type, meta }) => (type === 'ProgramFeeConfirmed' ? [meta.streamId] : []));
      expect(new Set(payers).size).toBe(payers.length);
      expect(payers.filter((id) => !confirmed.includes(id))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
