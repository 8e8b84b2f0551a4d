import { Body, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import {
  Access,
  ApiController,
  Created,
  Me,
  NoContent,
  PathId,
  RequestCaller,
} from '../../../access/access.decorator.js';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { type Caller, CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Idempotency } from '../../../platform/command-handling/idempotency.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { Id } from '../../../platform/http/fields.js';
import { HttpProblem, notFound } from '../../../platform/http/problem.js';
import { TextProp } from '../../../platform/http/props.js';
import { MailAddresses } from '../../../platform/mail/mail-addresses.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { Throttle } from '../../../platform/throttling/throttle.js';
import { plans } from '../../../reference-data/index.js';
import { PaystackGateway } from '../card-payments/paystack-gateway.js';
import { referenceKey } from '../card-payments/reference-key.js';
import { cardCheckout, cardCheckoutOf } from '../domain/card-checkout.aggregate.js';
import { orderRefusals } from '../domain/order.refusals.js';
import { CardCheckoutReview } from '../jobs/card-checkout-review.js';
import { PaymentReferences } from '../payment-references/payment-references.js';
import { CardCheckout } from '../read-models/card-checkouts/card-checkouts.row.js';
import { Order } from '../read-models/orders/orders.row.js';
import { commerceRefusals } from './commerce.refusals.js';
import { assertHasMembership } from './program-fee-submission.js';
import { PlanChoice } from './program-fees.requests.js';

export class OpenCardPaymentRequest extends PlanChoice {
  @Id({ optional: true, description: 'In place of a plan.' }) orderId?: string;
}

export class CardPaymentOpenedResponse {
  @TextProp({ description: 'The page of the gateway, to which the browser is sent.' }) authorizationUrl: string;
  @TextProp() reference: string;
}

/** Allows more checks than a member needs who reloads the page after paying. */
const checkPolicy = { free: 5, maxDelaySeconds: 60, forgetAfterSeconds: 600 };

@Access('claim-program-fees')
@ApiController('commerce', 'api/me/card-payments')
export class OpenCardPaymentController {
  constructor(
    private readonly bus: CommandBus,
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly idempotency: Idempotency,
    private readonly statuses: AccountStatuses,
    private readonly addresses: MailAddresses,
    private readonly readModels: ReadModels,
    private readonly references: PaymentReferences,
    private readonly gateway: PaystackGateway,
    private readonly review: CardCheckoutReview,
    private readonly throttle: Throttle,
  ) {}

  /** Records the checkout after the gateway's answer, as nobody can pay before. */
  @Post()
  @Created(CardPaymentOpenedResponse)
  async open(@Me() memberId: string, @Body() request: OpenCardPaymentRequest, @RequestCaller() caller: Caller) {
    const kept = await this.idempotency.answerTo<CardPaymentOpenedResponse>(caller);
    if (kept) return new CommandResult(kept);
    if (this.config.paystackSecretKey === undefined) throw new HttpProblem(commerceRefusals.CARDS_NOT_TAKEN);
    assertHasMembership(await this.statuses.ofAccount(memberId));
    const { price, ...what } = await this.priceOf(memberId, request);
    const reference = await this.references.of(memberId, uuidv7(), price.currency);
    const email = await this.addresses.of(memberId);
    const purpose = { memberId, ...what };
    const authorizationUrl = await this.gateway.initialize({ email, price, reference, purpose });
    const command = { type: 'OpenCardCheckout', data: { ...what, ...price, reference } } as const;
    const target = cardCheckoutOf(memberId, referenceKey(reference));
    return this.bus.execute(
      new ExecuteCommand(cardCheckout, target, command, caller, () => ({ authorizationUrl, reference })),
    );
  }

  /** Asks the gateway at once. Beyond the limit, the result comes with the webhook. */
  @Post(':id/check')
  @HttpCode(204)
  @NoContent()
  async check(@Me() memberId: string, @PathId('id') id: string): Promise<void> {
    const checkout = await this.readModels.find(CardCheckout, id);
    if (checkout?.memberId !== memberId) throw notFound();
    if ((await this.throttle.admit(`card-payments/${memberId}`, checkPolicy)) === 0) await this.review.review(id);
  }

  private async priceOf(memberId: string, { plan: planId, currency, orderId }: OpenCardPaymentRequest) {
    if (orderId !== undefined && planId === undefined) {
      const order = await this.readModels.find(Order, orderId);
      if (order?.memberId !== memberId) throw notFound();
      if (order.paidAt) throw new DomainError(orderRefusals.ORDER_PAID_ALREADY);
      if (order.status === 'rejected') throw new DomainError(orderRefusals.ORDER_NOT_PAYABLE);
      return { orderId, price: order.price };
    }
    const plan = plans.find(({ id }) => id === planId);
    if (!plan || !currency || orderId !== undefined) throw new HttpProblem(commerceRefusals.NOTHING_TO_PAY);
    const { amount } = plan.prices[currency];
    return { plan: plan.id, price: { amount, currency } };
  }
}
