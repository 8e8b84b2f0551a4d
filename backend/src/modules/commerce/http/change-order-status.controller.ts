import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { order } from '../domain/order.aggregate.js';
import { ChangeOrderStatusRequest, OrderStatusResponse } from './orders.requests.js';

@ApiController('staff', 'api/admin/orders/:orderId/status')
export class ChangeOrderStatusController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  @Post()
  @Access('handle-orders')
  @Ok(OrderStatusResponse)
  async change(
    @Param('orderId', ParseUUIDPipe) orderId: string,
    @Body() { status, reason }: ChangeOrderStatusRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<OrderStatusResponse>> {
    const subjectId = await this.store.subjectOf(order, orderId);
    const target = { streamId: orderId, subjectId };
    const reviewerIsMember = subjectId === caller.actorId;
    const data = { to: status, reviewerIsMember, ...(reason && { reason }) };
    const command = { type: 'ChangeOrderStatus', data } as const;
    return this.bus.execute(new ExecuteCommand(order, target, command, caller, () => ({ orderId, status })));
  }
}
