import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { order } from '../domain/order.aggregate.js';
import type { OrderCommand, OrderPaymentState } from '../domain/order.commands.js';
import { isOwnReference } from '../domain/payment-reference.js';
import { PaymentReferences } from '../payment-references/payment-references.js';
import { Order } from '../read-models/orders/orders.row.js';
import { ClaimOrderPaymentRequest, OrderPaymentResponse } from './orders.requests.js';

/** An order has one reference, and another one after its money went back. */
const MAX_REFERENCES = 2;

/** Reports of members about payments for orders. Card payments need none. */
@Access('own-business')
@ApiController('commerce', 'api/me/orders/:orderId/payments')
export class OrderPaymentsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
    private readonly references: PaymentReferences,
    private readonly readModels: ReadModels,
  ) {}

  /** Replaces the earlier claim, until the order is paid. */
  @Post()
  @Ok(OrderPaymentResponse)
  async claim(
    @Me() memberId: string,
    @PathId('orderId') orderId: string,
    @Body() { reference: typed, ...claim }: ClaimOrderPaymentRequest,
    @RequestCaller() caller: Caller,
  ) {
    const reference = await this.references.assertRight(typed, memberId, [orderId], MAX_REFERENCES);
    const shown = isOwnReference(reference) ? {} : await this.givenReference(orderId);
    const command = { type: 'ClaimOrderPayment', data: { ...claim, reference, ...shown } } as const;
    return this.send(memberId, orderId, command, caller, 'claimed');
  }

  @Post('withdraw')
  @Ok(OrderPaymentResponse)
  withdraw(@Me() memberId: string, @PathId('orderId') orderId: string, @RequestCaller() caller: Caller) {
    return this.send(memberId, orderId, { type: 'WithdrawOrderPayment', data: {} }, caller, 'unpaid');
  }

  private async givenReference(orderId: string): Promise<{ givenReference?: string }> {
    const row = await this.readModels.one(Order, orderId);
    return row ? { givenReference: await this.references.shownForOrder(row) } : {};
  }

  private async send(
    memberId: string,
    orderId: string,
    command: OrderCommand,
    caller: Caller,
    payment: OrderPaymentState,
  ): Promise<CommandResult<OrderPaymentResponse>> {
    const target = await this.store.findOwn(order, orderId, memberId);
    return this.bus.execute(new ExecuteCommand(order, target, command, caller, () => ({ orderId, payment })));
  }
}
