import { Body, Headers, Inject, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, ApiController, Ok } from '../../../access/access.decorator.js';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { FlagProp } from '../../../platform/http/props.js';
import { CardPaymentSettlement } from '../card-payments/card-payment-settlement.js';
import { CardPayments } from '../card-payments/card-payments.js';
import { isSigned, readDelivery } from '../card-payments/paystack-delivery.js';
import { commerceRefusals } from './commerce.refusals.js';

export class DeliveryReceivedResponse {
  @FlagProp() received: true;
}

/** The webhook of Paystack. Stores only signed deliveries, and settles them after the response. */
@Access('public')
@ApiController('machines', 'api/webhooks/paystack')
export class PaystackController {
  constructor(
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly payments: CardPayments,
    private readonly settlement: CardPaymentSettlement,
  ) {}

  @Post()
  @ApiBody({ schema: { type: 'object', additionalProperties: true, description: 'As Paystack documents it.' } })
  @Ok(DeliveryReceivedResponse)
  async receive(
    @Req() { rawBody, id }: RawBodyRequest<FastifyRequest>,
    @Body() body: unknown,
    @Headers('x-paystack-signature') signature = '',
  ): Promise<DeliveryReceivedResponse> {
    const key = this.config.paystackSecretKey;
    if (!key || !rawBody || !isSigned(rawBody, signature, key))
      throw new HttpProblem(commerceRefusals.INVALID_SIGNATURE);
    const delivered = readDelivery(body);
    if (delivered.kind === 'unreadable') throw new HttpProblem(httpRefusals.UNREADABLE);
    if ('payment' in delivered) {
      await this.payments.keep(rawBody, delivered, id);
      this.settlement.settling.runNow();
    }
    return { received: true };
  }
}
