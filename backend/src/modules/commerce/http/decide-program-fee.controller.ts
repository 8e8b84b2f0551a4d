import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { programFee } from '../domain/program-fee.aggregate.js';
import type { ProgramFeeCommand } from '../domain/program-fee.commands.js';
import { ProgramFeeDecidedResponse, RejectProgramFeeRequest } from './program-fees.requests.js';

@Access('confirm-program-fees')
@ApiController('staff', 'api/admin/program-fees/:applicationId')
export class DecideProgramFeeController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  @Post('confirm')
  @Ok(ProgramFeeDecidedResponse)
  async confirm(
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<ProgramFeeDecidedResponse>> {
    const memberId = await this.store.subjectOf(programFee, applicationId);
    const command = { type: 'ConfirmProgramFee', data: { reviewerIsMember: memberId === caller.actorId } } as const;
    return this.decide(memberId, command, caller, { applicationId, status: 'confirmed' });
  }

  @Post('reject')
  @Ok(ProgramFeeDecidedResponse)
  async reject(
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() { reason }: RejectProgramFeeRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<ProgramFeeDecidedResponse>> {
    const memberId = await this.store.subjectOf(programFee, applicationId);
    const data = { reviewerIsMember: memberId === caller.actorId, ...(reason && { reason }) };
    return this.decide(memberId, { type: 'RejectProgramFee', data }, caller, { applicationId, status: 'rejected' });
  }

  private decide(
    memberId: string,
    command: ProgramFeeCommand,
    caller: Caller,
    answer: ProgramFeeDecidedResponse,
  ): Promise<CommandResult<ProgramFeeDecidedResponse>> {
    const target = { streamId: answer.applicationId, subjectId: memberId };
    return this.bus.execute(new ExecuteCommand(programFee, target, command, caller, () => answer));
  }
}
