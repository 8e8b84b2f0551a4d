import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { CardPaymentSettlement } from '../card-payments/card-payment-settlement.js';
import { CardPaymentSettler } from '../card-payments/card-payment-settler.js';
import { CardPayments } from '../card-payments/card-payments.js';
import { PaystackGateway } from '../card-payments/paystack-gateway.js';
import { CardCheckout } from '../read-models/card-checkouts/card-checkouts.row.js';
import { cardCheckoutReviews, reviewCardCheckouts } from './card-checkout-dispatch.js';

/** Asks the gateway for the result of a checkout, and stores it like a delivery. */
@Injectable()
export class CardCheckoutReview {
  constructor(
    private readonly readModels: ReadModels,
    private readonly gateway: PaystackGateway,
    private readonly payments: CardPayments,
    private readonly settler: CardPaymentSettler,
    private readonly settlement: CardPaymentSettlement,
    jobs: Jobs,
  ) {
    jobs.dispatch(reviewCardCheckouts);
    jobs.handle(cardCheckoutReviews, ({ checkoutId }) => this.review(checkoutId));
  }

  async review(checkoutId: string): Promise<void> {
    const checkout = await this.readModels.find(CardCheckout, checkoutId);
    if (!checkout || checkout.status === 'paid') return;
    const { id, memberId, reference } = checkout;
    const answer = await this.gateway.verify(reference);
    if (answer.status === 'not-paid')
      await this.settler.noteCheckout({ id, reference, requestId: id }, memberId, false);
    if (answer.status !== 'told' || !('payment' in answer.delivered)) return;
    await this.payments.keep(answer.body, answer.delivered, id);
    this.settlement.settling.runNow();
  }
}
