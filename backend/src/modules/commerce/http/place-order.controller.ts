import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Access, ApiController, Created, Me, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import type { Money } from '../../../platform/http/money.js';
import { type GrowthToolName, growthTools } from '../../../reference-data/index.js';
import { order } from '../domain/order.aggregate.js';
import { OrderPlacedResponse, PlaceOrderRequest } from './orders.requests.js';

@ApiController('commerce', 'api/me/orders')
export class PlaceOrderController {
  constructor(private readonly bus: CommandBus) {}

  @Post()
  @Access('place-orders')
  @Created(OrderPlacedResponse)
  place(@Me() memberId: string, @Body() { toolName }: PlaceOrderRequest, @RequestCaller() caller: Caller) {
    const id = uuidv7();
    const orderDetails = { toolName, price: priceOf(toolName) };
    const command = { type: 'PlaceOrder', data: orderDetails } as const;
    const target = { streamId: id, subjectId: memberId };
    return this.bus.execute(
      new ExecuteCommand(order, target, command, caller, () => ({ id, orderDetails, status: 'pending' })),
    );
  }
}

function priceOf(toolName: GrowthToolName): Money {
  const tool = growthTools.find(({ name }) => name === toolName);
  if (!tool) throw new Error(`The catalogue has no ${toolName}.`);
  return tool.price;
}
