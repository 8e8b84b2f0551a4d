import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { verification, verificationOf } from '../domain/verification.aggregate.js';
import type { VerificationCommand } from '../domain/verification.commands.js';
import { AskForKycDetailsRequest, FailKycRequest, KycDecidedResponse, PassKycRequest } from './kyc.requests.js';

@Access('review-kyc')
@ApiController('staff', 'api/admin/kyc/:userId')
export class ReviewKycController {
  constructor(private readonly bus: CommandBus) {}

  @Post('pass')
  @Ok(KycDecidedResponse)
  pass(
    @Param('userId', ParseUUIDPipe) userId: string,
    @Body() { attempt }: PassKycRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<KycDecidedResponse>> {
    const data = { reviewerIsMember: userId === caller.actorId, ...(attempt !== undefined && { attempt }) };
    return this.decide({ type: 'PassKyc', data }, caller, { userId, kycStatus: 'approved' });
  }

  @Post('ask')
  @Ok(KycDecidedResponse)
  ask(
    @Param('userId', ParseUUIDPipe) userId: string,
    @Body() { attempt, message }: AskForKycDetailsRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<KycDecidedResponse>> {
    const data = { reviewerIsMember: userId === caller.actorId, message, ...(attempt !== undefined && { attempt }) };
    return this.decide({ type: 'AskForKycDetails', data }, caller, { userId, kycStatus: 'asked' });
  }

  @Post('fail')
  @Ok(KycDecidedResponse)
  fail(
    @Param('userId', ParseUUIDPipe) userId: string,
    @Body() { attempt, reason, staffNote }: FailKycRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<KycDecidedResponse>> {
    const data = {
      reviewerIsMember: userId === caller.actorId,
      ...(attempt !== undefined && { attempt }),
      ...(reason && { reason }),
      ...(staffNote && { staffNote }),
    };
    return this.decide({ type: 'FailKyc', data }, caller, { userId, kycStatus: 'failed' });
  }

  private decide(
    command: VerificationCommand,
    caller: Caller,
    answer: KycDecidedResponse,
  ): Promise<CommandResult<KycDecidedResponse>> {
    const target = verificationOf(answer.userId);
    return this.bus.execute(new ExecuteCommand(verification, target, command, caller, () => answer));
  }
}
