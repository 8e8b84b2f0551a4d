import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../../platform/http/problem.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import { currencies } from '../../../reference-data/index.js';
import { referenceKey } from '../card-payments/reference-key.js';
import {
  canonicalReference,
  hasRightCheckDigit,
  isNearly,
  isOwnReference,
  paymentReference,
} from '../domain/payment-reference.js';
import { commerceRefusals } from '../http/commerce.refusals.js';

/** What members write into a payment, so that it is found. `what` is a plan, or an order's id. */
@Injectable()
export class PaymentReferences {
  constructor(private readonly peppers: Peppers) {}

  /** The reference for the nth payment of this by this member. */
  async of(memberId: string, what: string, currency: string, n: number): Promise<string> {
    return paymentReference(
      await this.peppers.hash('payment-references', `${memberId}/${what}/${currency}/${String(n)}`),
    );
  }

  /** The same reference until it is among those taken, so that what is shown today finds what is paid tomorrow. */
  async next(memberId: string, what: string, currency: string, takenKeys: ReadonlySet<string>): Promise<string> {
    for (let n = 0; ; n += 1) {
      const reference = await this.of(memberId, what, currency, n);
      if (!takenKeys.has(referenceKey(reference))) return reference;
    }
  }

  /**
   * A reference of ours is taken as we wrote it, once it is one that this member may have been given. A bank's own may
   * begin as ours do: it is refused where it is nearly one that this member was given, or has a check digit of ours.
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
