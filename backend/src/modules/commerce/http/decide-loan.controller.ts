import { Body, Controller, HttpCode, Inject, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { type Caller, ExecuteCommand, type Executed } from '../../../platform/command-handling/execute-command.js';
import { RequestCaller } from '../../../platform/http/caller.decorator.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { loan } from '../domain/loan.aggregate.js';
import { Loan } from '../read-models/loans/loans.row.js';
import { DecideLoanRequest, LoanDecidedResponse } from './loans.requests.js';

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/loans/:loanId/status')
export class DecideLoanController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(ReadModels) private readonly readModels: ReadModels,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('decide-loans')
  @ApiOkResponse({ type: LoanDecidedResponse })
  async decide(
    @Param('loanId', ParseUUIDPipe) loanId: string,
    @Body() { status: wanted, reason }: DecideLoanRequest,
    @RequestCaller() caller: Caller,
  ): Promise<Executed<LoanDecidedResponse>> {
    const row = await this.readModels.find(Loan, loanId);
    if (!row) throw new HttpProblem('NOT_FOUND');
    const status = wanted === 'declined' ? 'rejected' : wanted;
    const target = { streamId: loanId, subjectId: row.memberId };
    const reviewerIsMember = row.memberId === caller.actorId;
    const command = { type: 'DecideLoan', data: { to: status, reviewerIsMember, ...(reason && { reason }) } } as const;
    return this.bus.execute(new ExecuteCommand(loan, target, command, caller, () => ({ loanId, status })));
  }
}
