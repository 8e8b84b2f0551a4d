import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { commandRefusals } from '../../../platform/command-handling/command-handling.refusals.js';
import { ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import {
  type Aggregate,
  type Command,
  derivedId,
  type Event,
  isRefusal,
} from '../../../platform/event-sourcing/index.js';
import { type Currency, plans } from '../../../reference-data/index.js';
import { CARD_GATEWAY } from '../domain/actors.js';
import { cardCheckout, cardCheckoutOf } from '../domain/card-checkout.aggregate.js';
import { isSameMoney } from '../domain/money.js';
import { order } from '../domain/order.aggregate.js';
import { orderRefusals } from '../domain/order.refusals.js';
import { programFee, programFeeOf } from '../domain/program-fee.aggregate.js';
import type { CardReturn } from '../domain/program-fee.commands.js';
import { programFeeRefusals } from '../domain/program-fee.refusals.js';
import type { CardPayment, CardPaymentState } from './card-payment.js';
import { CardPaymentEraser } from './card-payment-eraser.js';
import { CardPayments, type ClaimOfReference } from './card-payments.js';
import { referenceKey } from './reference-key.js';

interface Target {
  readonly streamId: string;
  readonly subjectId: string;
}

/** Sends payments to their claims and orders. Repeating it is safe: command ids follow from the payment's id. */
@Injectable()
export class CardPaymentSettler {
  constructor(
    private readonly payments: CardPayments,
    private readonly eraser: CardPaymentEraser,
    private readonly accounts: AccountStatuses,
    private readonly bus: CommandBus,
  ) {}

  async settle(payment: CardPayment): Promise<void> {
    if (payment.kind !== 'charge') return this.settleReturn(payment);
    const known = await this.payments.claimsOf(payment);
    const [claim, ...others] = known.length > 0 ? known : await this.submitClaim(payment);
    if (!claim) await this.eraser.eraseLate(payment);
    if (!claim || claim.isHeld || others.length > 0) return this.payments.settled(payment.id, 'unmatched', null);
    if (await this.payments.isPaid(claim.id, payment)) return this.payments.settled(payment.id, 'unmatched', null);
    if ((await this.payments.leftOf(payment, claim.fee)) <= 0)
      return this.payments.settled(payment.id, 'returned', null);
    const state = await this.pay(claim, payment);
    await this.payments.settled(payment.id, state, state === 'unmatched' ? null : claim.id);
    if (state === 'matched') await this.noteCheckout(payment, claim.memberId);
  }

  /** Submits a claim for a member who paid for a plan by card without one. */
  private async submitClaim(payment: CardPayment): Promise<ClaimOfReference[]> {
    const { memberId, reference, paid } = payment;
    const plan = plans.find(({ id }) => id === payment.plan);
    const fee = plan?.prices[paid.currency as Currency];
    const account = memberId ? await this.accounts.ofAccount(memberId) : undefined;
    if (!memberId || !plan || !fee || !account?.membershipType) return [];
    const target = programFeeOf(memberId, referenceKey(reference));
    const { amount, currency } = fee;
    const data = { plan: plan.id, amount, currency, reference, source: 'gateway' } as const;
    const isTaken = await this.send(programFee, target, { type: 'SubmitProgramFee', data }, payment, 'claim');
    if (!isTaken) return [];
    return [{ id: target.streamId, memberId, fee, purpose: 'fee', isConfirmed: false, isHeld: account.suspended }];
  }

  private async pay(claim: ClaimOfReference, payment: CardPayment): Promise<CardPaymentState> {
    const { paid, reference } = payment;
    const target = targetOf(claim);
    const isSame = isSameMoney(paid, claim.fee);
    if (claim.purpose === 'order' && !isSame) return 'mismatched';
    const isTaken =
      claim.purpose === 'order'
        ? await this.send(order, target, { type: 'PayOrder', data: { by: 'gateway', paid, reference } }, payment)
        : await this.send(programFee, target, { type: 'SettleProgramFee', data: paid }, payment);
    if (!isTaken) return 'unmatched'; // the claim was rejected meanwhile
    return isSame ? 'matched' : 'mismatched';
  }

  /**
   * Tells the claim about returned money. When several claims have the reference, only a confirmed one is told, and
   * none that another payment paid for.
   */
  private async settleReturn(payment: CardPayment): Promise<void> {
    const claims = await this.payments.claimsOf(payment);
    if (claims.length === 0) await this.eraser.eraseLate(payment);
    const claim = onlyOf(claims.filter(({ isConfirmed }) => isConfirmed)) ?? onlyOf(claims);
    const left = claim && (await this.payments.leftOf(payment, claim.fee));
    const isWhole = left !== undefined && left <= 0;
    const isElsewhere = claim && (await this.payments.isPaid(claim.id, payment, true));
    if (claim && left !== undefined && !isElsewhere) await this.sendReturn(claim, payment, left);
    await this.payments.recordReturn(payment, claim, isWhole);
  }

  private async sendReturn(claim: ClaimOfReference, payment: CardPayment, left: number): Promise<void> {
    const target = targetOf(claim);
    const kind = payment.kind as CardReturn;
    if (claim.purpose === 'fee') {
      const data = { kind, ...payment.paid, left };
      await this.send(programFee, target, { type: 'ReturnCardPayment', data }, payment);
    } else if (isOver(payment)) {
      await this.send(order, target, { type: 'ReturnOrderPayment', data: { left } }, payment);
    }
  }

  async noteCheckout(
    { id, reference, requestId }: Pick<CardPayment, 'id' | 'reference' | 'requestId'>,
    memberId: string,
    isPaid = true,
  ): Promise<void> {
    const target = cardCheckoutOf(memberId, referenceKey(reference));
    await this.send(
      cardCheckout,
      target,
      { type: 'NoteCardCheckout', data: { isPaid } },
      { id, requestId },
      'checkout',
    );
  }

  /** Answers whether the stream accepted the command. A refusal answers false. */
  private async send<S, C extends Command, E extends Event>(
    aggregate: Aggregate<S, C, E>,
    target: Target,
    command: C,
    { id, requestId: correlationId }: Pick<CardPayment, 'id' | 'requestId'>,
    use = 'settle',
  ): Promise<boolean> {
    const commandId = derivedId(id, `${use}/${target.streamId}`);
    const caller = { actorId: CARD_GATEWAY, commandId, correlationId, waitForReadModels: false };
    try {
      await this.bus.execute(new ExecuteCommand(aggregate, target, command, caller));
      return true;
    } catch (error) {
      if (isRefusal(error, commandRefusals.IDEMPOTENCY_KEY_REUSED)) return true; // accepted before, with other figures
      if (lastingRefusals.some((refusal) => isRefusal(error, refusal))) return false;
      throw error;
    }
  }
}

const lastingRefusals = [
  programFeeRefusals.PROGRAM_FEE_ALREADY_DECIDED,
  programFeeRefusals.PROGRAM_FEE_REJECTED,
  programFeeRefusals.PROGRAM_FEE_RECORDED_DIFFERENTLY,
  orderRefusals.ORDER_NOT_PAYABLE,
];

const targetOf = ({ id, memberId }: ClaimOfReference): Target => ({ streamId: id, subjectId: memberId });

const isOver = ({ kind }: CardPayment): boolean => kind === 'refund' || kind === 'dispute-lost';

const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
