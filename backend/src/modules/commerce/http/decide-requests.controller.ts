import { Body, Post } from '@nestjs/common';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import type { Caller } from '../../../platform/command-handling/execute-command.js';
import { OfferedDecisions } from '../../../platform/command-handling/offered-decisions.js';
import { RequestDecisions } from '../../../platform/command-handling/request-decisions.js';
import { loan } from '../domain/loan.aggregate.js';
import { order } from '../domain/order.aggregate.js';
import { toolRequest } from '../domain/tool-request.aggregate.js';
import { DecideLoanRequest, LoanDecidedResponse } from './loans.requests.js';
import {
  ChangeOrderStatusRequest,
  GiveBackOrderPaymentRequest,
  OrderPaymentResponse,
  OrderStatusResponse,
  PayOrderRequest,
} from './orders.requests.js';
import { DecideToolRequestRequest, ToolRequestDecidedResponse } from './tool-requests.requests.js';

@ApiController('staff', 'api/admin')
export class DecideRequestsController {
  constructor(
    private readonly decisions: RequestDecisions,
    offered: OfferedDecisions,
  ) {
    const loans = { policy: 'decide-loans' } as const;
    offered.offer('loans', ({ loanId }: LoanDecidedResponse) => loanId, {
      approve: { ...loans, decide: (id, caller) => this.decideLoan(id, { status: 'approved' }, caller) },
      reject: { ...loans, decide: (id, caller) => this.decideLoan(id, { status: 'rejected' }, caller) },
    });
    const tools = { policy: 'review-tool-requests' } as const;
    offered.offer('growthTools', ({ applicationId }: ToolRequestDecidedResponse) => applicationId, {
      approve: { ...tools, decide: (id, caller) => this.decideToolRequest(id, { status: 'approved' }, caller) },
      reject: { ...tools, decide: (id, caller) => this.decideToolRequest(id, { status: 'rejected' }, caller) },
    });
    const orders = { policy: 'handle-orders' } as const;
    offered.offer('orders', ({ orderId }: OrderStatusResponse) => orderId, {
      start: { ...orders, decide: (id, caller) => this.changeOrderStatus(id, { status: 'processing' }, caller) },
      complete: { ...orders, decide: (id, caller) => this.changeOrderStatus(id, { status: 'completed' }, caller) },
      reject: { ...orders, decide: (id, caller) => this.changeOrderStatus(id, { status: 'rejected' }, caller) },
      pay: { policy: 'confirm-order-payments', decide: (id, caller) => this.payOrder(id, {}, caller) },
    });
  }

  @Post('loans/:loanId/status')
  @Access('decide-loans')
  @Ok(LoanDecidedResponse)
  decideLoan(
    @PathId('loanId') loanId: string,
    @Body() { status: wanted, reason }: DecideLoanRequest,
    @RequestCaller() caller: Caller,
  ) {
    const status = wanted === 'declined' ? 'rejected' : wanted;
    return this.decisions.decide(loan, 'DecideLoan', { id: loanId, to: status, reason }, caller, { loanId, status });
  }

  @Post('tool-requests/:applicationId/status')
  @Access('review-tool-requests')
  @Ok(ToolRequestDecidedResponse)
  decideToolRequest(
    @PathId('applicationId') applicationId: string,
    @Body() { status, reason }: DecideToolRequestRequest,
    @RequestCaller() caller: Caller,
  ) {
    const decision = { id: applicationId, to: status, reason };
    return this.decisions.decide(toolRequest, 'DecideToolRequest', decision, caller, { applicationId, status });
  }

  @Post('orders/:orderId/status')
  @Access('handle-orders')
  @Ok(OrderStatusResponse)
  changeOrderStatus(
    @PathId('orderId') orderId: string,
    @Body() { status, reason }: ChangeOrderStatusRequest,
    @RequestCaller() caller: Caller,
  ) {
    const decision = { id: orderId, to: status, reason };
    return this.decisions.decide(order, 'ChangeOrderStatus', decision, caller, { orderId, status });
  }

  @Post('orders/:orderId/paid')
  @Access('confirm-order-payments')
  @Ok(OrderPaymentResponse)
  payOrder(@PathId('orderId') orderId: string, @Body() { claimed }: PayOrderRequest, @RequestCaller() caller: Caller) {
    const more = { by: 'staff', claimed };
    return this.decisions.decide(order, 'PayOrder', { id: orderId, more }, caller, { orderId, payment: 'paid' });
  }

  /** Records money that went back by bank. The card gateway tells by itself. */
  @Post('orders/:orderId/money-back')
  @Access('confirm-order-payments')
  @Ok(OrderPaymentResponse)
  giveMoneyBack(
    @PathId('orderId') orderId: string,
    @Body() { reference }: GiveBackOrderPaymentRequest,
    @RequestCaller() caller: Caller,
  ) {
    const given = { id: orderId, more: { reference } };
    return this.decisions.decide(order, 'GiveBackOrderPayment', given, caller, { orderId, payment: 'unpaid' });
  }
}
