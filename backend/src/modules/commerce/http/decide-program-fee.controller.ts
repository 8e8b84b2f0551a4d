import { Body, Post } from '@nestjs/common';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import type { Caller } from '../../../platform/command-handling/execute-command.js';
import { OfferedDecisions } from '../../../platform/command-handling/offered-decisions.js';
import { RequestDecisions } from '../../../platform/command-handling/request-decisions.js';
import { programFee } from '../domain/program-fee.aggregate.js';
import { ProgramFeeDecidedResponse, RejectProgramFeeRequest } from './program-fees.requests.js';

@Access('confirm-program-fees')
@ApiController('staff', 'api/admin/program-fees/:applicationId')
export class DecideProgramFeeController {
  constructor(
    private readonly decisions: RequestDecisions,
    offered: OfferedDecisions,
  ) {
    const policy = 'confirm-program-fees';
    offered.offer('payments', ({ applicationId }: ProgramFeeDecidedResponse) => applicationId, {
      confirm: { policy, decide: (id, caller) => this.confirm(id, caller) },
      reject: { policy, decide: (id, caller) => this.reject(id, {}, caller) },
    });
  }

  @Post('confirm')
  @Ok(ProgramFeeDecidedResponse)
  confirm(@PathId('applicationId') applicationId: string, @RequestCaller() caller: Caller) {
    const answer = { applicationId, status: 'confirmed' } as const;
    return this.decisions.decide(programFee, 'ConfirmProgramFee', { id: applicationId }, caller, answer);
  }

  @Post('reject')
  @Ok(ProgramFeeDecidedResponse)
  reject(
    @PathId('applicationId') applicationId: string,
    @Body() { reason }: RejectProgramFeeRequest,
    @RequestCaller() caller: Caller,
  ) {
    const answer = { applicationId, status: 'rejected' } as const;
    return this.decisions.decide(programFee, 'RejectProgramFee', { id: applicationId, reason }, caller, answer);
  }
}
