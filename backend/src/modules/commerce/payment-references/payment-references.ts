import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../../platform/http/problem.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { currencies } from '../../../reference-data/index.js';
import { referenceKey } from '../card-payments/reference-key.js';
import type { Money } from '../domain/money.js';
import type { OrderPaymentClaim } from '../domain/order.commands.js';
import {
  canonicalReference,
  hasRightCheckDigit,
  isNearly,
  isOwnReference,
  paymentReference,
} from '../domain/payment-reference.js';
import { commerceRefusals } from '../http/commerce.refusals.js';

interface Claimed {
  readonly memberId: string;
  readonly plan: string;
  readonly fee: Pick<Money, 'currency'>;
  readonly reference: string;
  readonly referenceKey: string;
  readonly status: string;
  readonly submittedAt: Date;
}

interface OrderToPay {
  readonly memberId: string;
  readonly id: string;
  readonly claimed: OrderPaymentClaim | null;
}

/** References that members write into a payment. `what` is a plan, or the id of an order. */
@Injectable()
export class PaymentReferences {
  constructor(private readonly peppers: Peppers) {}

  /** The reference for the nth payment of a member for `what`. */
  async of(memberId: string, what: string, currency: string, n: number): Promise<string> {
    return paymentReference(
      await this.peppers.hash('payment-references', `${memberId}/${what}/${currency}/${String(n)}`),
    );
  }

  /** Answers the same reference until it is in `takenKeys`. */
  async next(memberId: string, what: string, currency: string, takenKeys: ReadonlySet<string>): Promise<string> {
    for (let n = 0; ; n += 1) {
      const reference = await this.of(memberId, what, currency, n);
      if (!takenKeys.has(referenceKey(reference))) return reference;
    }
  }

  /** The reference under which the member was to pay, where the claim names another. `all` are the member's claims. */
  async givenForClaim(claim: Claimed, all: readonly Claimed[]): Promise<string | null> {
    if (claim.status === 'confirmed' || isOwnReference(claim.reference)) return null;
    const earlier = all.filter(
      ({ memberId, status, submittedAt }) =>
        memberId === claim.memberId && status !== 'withdrawn' && submittedAt < claim.submittedAt,
    );
    const taken = new Set(earlier.map(({ referenceKey: key }) => key));
    return this.next(claim.memberId, claim.plan, claim.fee.currency, taken);
  }

  /** The same for an order, which keeps its first reference until it is paid. */
  async givenForOrder({ memberId, id, claimed }: OrderToPay): Promise<string | null> {
    return claimed && !isOwnReference(claimed.reference) ? this.of(memberId, id, claimed.currency, 0) : null;
  }

  /** The references that a member was shown for these orders: the first, and the next once that was typed. */
  ofOrders(memberId: string, orderIds: readonly string[]): Promise<string[]> {
    return this.listGiven(memberId, orderIds, 1);
  }

  /**
   * Corrects a reference of ours that this member may have been given. Another one may be a bank's that looks like
   * ours; it is refused when it has our check digit or resembles one that the member was given.
   */
  async assertRight(typed: string, memberId: string, whats: readonly string[], taken: number): Promise<string> {
    if (!isOwnReference(typed)) return typed;
    const reference = canonicalReference(typed);
    const given = await this.listGiven(memberId, whats, taken);
    if (given.includes(reference)) return reference;
    if (!hasRightCheckDigit(typed) && !given.some((own) => isNearly(own, reference))) return typed;
    throw new HttpProblem(commerceRefusals.PAYMENT_REFERENCE_MISTYPED);
  }

  private listGiven(memberId: string, whats: readonly string[], taken: number): Promise<string[]> {
    const counts = Array.from({ length: taken + 1 }, (_, n) => n);
    const given = whats.flatMap((what) =>
      currencies.flatMap(({ code }) => counts.map((n) => this.of(memberId, what, code, n))),
    );
    return Promise.all(given);
  }
}
