import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Choice } from '../../../platform/http/fields.js';
import { ChoiceProp, IdProp } from '../../../platform/http/props.js';
import { cardPayment, cardPaymentOf } from '../domain/card-payment.aggregate.js';
import { type CardPaymentOutcome, cardPaymentOutcomes } from '../domain/card-payment.events.js';

class HandleCardPaymentRequest {
  @Choice(cardPaymentOutcomes) outcome: CardPaymentOutcome;
}

class CardPaymentHandledResponse {
  @IdProp() paymentId: string;
  @ChoiceProp(cardPaymentOutcomes) outcome: CardPaymentOutcome;
}

@ApiController('staff', 'api/admin/card-payments/:paymentId')
export class HandleCardPaymentController {
  constructor(private readonly bus: CommandBus) {}

  @Post('handled')
  @Access('confirm-program-fees')
  @Ok(CardPaymentHandledResponse)
  handle(
    @PathId('paymentId') paymentId: string,
    @Body() { outcome }: HandleCardPaymentRequest,
    @RequestCaller() caller: Caller,
  ) {
    const command = { type: 'HandleCardPayment', data: { outcome } } as const;
    return this.bus.execute(
      new ExecuteCommand(cardPayment, cardPaymentOf(paymentId), command, caller, () => ({ paymentId, outcome })),
    );
  }
}
