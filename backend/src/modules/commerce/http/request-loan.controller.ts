import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Access, ApiController, Created, Me, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { loan } from '../domain/loan.aggregate.js';
import { LoanRequestedResponse, RequestLoanRequest } from './loans.requests.js';

@ApiController('commerce', 'api/me/loans')
export class RequestLoanController {
  constructor(private readonly bus: CommandBus) {}

  @Post()
  @Access('request-a-loan')
  @Created(LoanRequestedResponse)
  request(@Me() memberId: string, @Body() { amount, purpose }: RequestLoanRequest, @RequestCaller() caller: Caller) {
    const id = uuidv7();
    const command = { type: 'RequestLoan', data: { amount, purpose } } as const;
    const target = { streamId: id, subjectId: memberId };
    return this.bus.execute(
      new ExecuteCommand(loan, target, command, caller, () => ({ id, amount, status: 'pending' })),
    );
  }
}
