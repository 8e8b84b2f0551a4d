import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { loan } from '../domain/loan.aggregate.js';
import { DecideLoanRequest, LoanDecidedResponse } from './loans.requests.js';

@ApiController('staff', 'api/admin/loans/:loanId/status')
export class DecideLoanController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  @Post()
  @Access('decide-loans')
  @Ok(LoanDecidedResponse)
  async decide(
    @Param('loanId', ParseUUIDPipe) loanId: string,
    @Body() { status: wanted, reason }: DecideLoanRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<LoanDecidedResponse>> {
    const subjectId = await this.store.subjectOf(loan, loanId);
    const status = wanted === 'declined' ? 'rejected' : wanted;
    const target = { streamId: loanId, subjectId };
    const reviewerIsMember = subjectId === caller.actorId;
    const command = { type: 'DecideLoan', data: { to: status, reviewerIsMember, ...(reason && { reason }) } } as const;
    return this.bus.execute(new ExecuteCommand(loan, target, command, caller, () => ({ loanId, status })));
  }
}
