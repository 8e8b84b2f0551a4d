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
  readonly givenReference: string | null;
  readonly status: string;
  readonly submittedAt: Date;
}

interface ClaimedOrder {
  readonly memberId: string;
  readonly id: string;
  readonly claimed: OrderPaymentClaim | null;
}

interface OrderToPay extends ClaimedOrder {
  readonly price: Pick<Money, 'currency'>;
  readonly returned: object | null;
}

/** References that members write into a payment. `what` is a plan, or the id of an order. */
@Injectable()
export class PaymentReferences {
  constructor(private readonly peppers: Peppers) {}

  /** The reference for the nth payment of a member for `what`, counted from 0. */
  async of(memberId: string, what: string, currency: string, n = 0): Promise<string> {
    return paymentReference(
      await this.peppers.hash('payment-references', `${memberId}/${what}/${currency}/${String(n)}`),
    );
  }

  /**
   * The reference for the next claim. A claim that was withdrawn gives its reference free, a confirmed one takes the one
   * it was given as well: the money may have come under either.
   */
  async nextForPlan(memberId: string, plan: string, currency: string, claims: readonly Claimed[]): Promise<string> {
    const standing = claims.filter((claim) => claim.memberId === memberId && claim.status !== 'withdrawn');
    const given = standing.flatMap((claim) => (claim.status === 'confirmed' ? (claim.givenReference ?? []) : []));
    const taken = new Set([...standing.map((claim) => claim.referenceKey), ...given.map(referenceKey)]);
    for (let n = 0; ; n += 1) {
      const reference = await this.of(memberId, plan, currency, n);
      if (!taken.has(referenceKey(reference))) return reference;
    }
  }

  /** What the page shows to pay under: while a claim for the same plan waits, the reference of that one. */
  async shownForPlan(memberId: string, plan: string, currency: string, claims: readonly Claimed[]): Promise<string> {
    const waiting = claims
      .filter((claim) => claim.status === 'pending' && claim.plan === plan && claim.fee.currency === currency)
      .toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())[0];
    if (!waiting) return this.nextForPlan(memberId, plan, currency, claims);
    return (await this.givenForClaim(waiting, claims)) ?? waiting.reference;
  }

  /**
   * The reference under which the member was to pay, where the claim names another. Older claims do not hold it: theirs
   * follows from `all` the member's claims.
   */
  async givenForClaim(claim: Claimed, all: readonly Claimed[]): Promise<string | null> {
    if (claim.status === 'confirmed' || isOwnReference(claim.reference)) return null;
    if (claim.givenReference !== null) return claim.givenReference;
    const earlier = all.filter(({ submittedAt }) => submittedAt < claim.submittedAt);
    return this.nextForPlan(claim.memberId, claim.plan, claim.fee.currency, earlier);
  }

  /** The same for an order. That of an older claim was the first. */
  async givenForOrder({ memberId, id, claimed }: ClaimedOrder): Promise<string | null> {
    if (!claimed || isOwnReference(claimed.reference)) return null;
    return claimed.givenReference ?? this.of(memberId, id, claimed.currency);
  }

  /** An order has another reference once the money under the first went back. */
  nextForOrder({ memberId, id, price, returned }: OrderToPay): Promise<string> {
    return this.of(memberId, id, price.currency, returned === null ? 0 : 1);
  }

  /** What the page shows to pay an order under. */
  async shownForOrder(order: OrderToPay): Promise<string> {
    if (!order.claimed) return this.nextForOrder(order);
    return (await this.givenForOrder(order)) ?? order.claimed.reference;
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
