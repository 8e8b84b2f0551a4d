import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand, type Executed } from '../../../platform/command-handling/execute-command.js';
import { RequestCaller } from '../../../platform/http/caller.decorator.js';
import { Choice } from '../../../platform/http/fields.js';
import { ShownChoice, ShownId } from '../../../platform/http/shown.js';
import { cardPayment, cardPaymentOf } from '../domain/card-payment.aggregate.js';
import { type CardPaymentOutcome, cardPaymentOutcomes } from '../domain/card-payment.events.js';

class HandleCardPaymentRequest {
  @Choice(cardPaymentOutcomes) outcome: CardPaymentOutcome;
}

export class CardPaymentHandledResponse {
  @ShownId() paymentId: string;
  @ShownChoice(cardPaymentOutcomes) outcome: CardPaymentOutcome;
}

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/card-payments/:paymentId')
export class HandleCardPaymentController {
  constructor(private readonly bus: CommandBus) {}

  /** Notes what was done about a payment that fits no claim; it is then off the list. */
  @Post('handled')
  @HttpCode(200)
  @Access('confirm-program-fees')
  @ApiOkResponse({ type: CardPaymentHandledResponse })
  handle(
    @Param('paymentId', ParseUUIDPipe) paymentId: string,
    @Body() { outcome }: HandleCardPaymentRequest,
    @RequestCaller() caller: Caller,
  ): Promise<Executed<CardPaymentHandledResponse>> {
    const command = { type: 'HandleCardPayment', data: { outcome } } as const;
    return this.bus.execute(
      new ExecuteCommand(cardPayment, cardPaymentOf(paymentId), command, caller, () => ({ paymentId, outcome })),
    );
  }
}
