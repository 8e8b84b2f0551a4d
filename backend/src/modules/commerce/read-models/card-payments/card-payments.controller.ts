import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Pool } from '../../../../platform/database/pool.js';
import { Choice } from '../../../../platform/http/fields.js';
import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { ChoiceProp, DateTimeProp, IdProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';
import type { Page } from '../../../../platform/projections/read-models.js';
import {
  type CardPaymentFault,
  type CardPaymentState,
  type ComparedCardPayment,
  cardPaymentFaults,
  cardPaymentStates,
  faultOf,
} from '../../card-payments/card-payment.js';
import { cardPaymentsPage } from './card-payments.query.js';

class CardPaymentsQuery extends PageQuery {
  @Choice(cardPaymentStates, { optional: true }) state?: CardPaymentState;
  @Choice(['receivedAt', '-receivedAt'], { optional: true }) sort?: 'receivedAt' | '-receivedAt';
}

export class CardPaymentResponse {
  @IdProp() paymentId: string;
  @TextProp() reference: string;
  @MoneyProp() paid: Money;
  @ChoiceProp(cardPaymentStates) state: CardPaymentState;
  @ChoiceProp(cardPaymentFaults, { nullable: true, description: 'Why it settled nothing.' })
  fault: CardPaymentFault | null;
  @MoneyProp({ nullable: true, description: 'What the claim is over.' }) expected: Money | null;
  @IdProp({ nullable: true, description: 'The claim that carries the reference.' }) applicationId: string | null;
  @DateTimeProp({ nullable: true }) paidAt: Date | null;
  @DateTimeProp() receivedAt: Date;
}

class CardPaymentPage extends pageResponse(CardPaymentResponse) {}

@ApiController('staff', 'api/admin/card-payments')
export class CardPaymentsController {
  constructor(private readonly pool: Pool) {}

  /** Newest first. By default only those that staff must handle. */
  @Get()
  @Access('read-payments')
  @Ok(CardPaymentPage)
  async list(@Query() query: CardPaymentsQuery): Promise<Page<CardPaymentResponse>> {
    const { state, sort } = query;
    return mapPage(await cardPaymentsPage(this.pool, state, sort === 'receivedAt', pageOf(query)), show);
  }
}

function show(payment: ComparedCardPayment): CardPaymentResponse {
  const { id, reference, paid, state, fee, claimId, paidAt, receivedAt } = payment;
  const fault = faultOf(payment);
  return { paymentId: id, reference, paid, state, fault, expected: fee, applicationId: claimId, paidAt, receivedAt };
}
