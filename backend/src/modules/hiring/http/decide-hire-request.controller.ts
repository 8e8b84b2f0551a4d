import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import type { Caller, CommandResult } from '../../../platform/command-handling/execute-command.js';
import { RequestDecisions } from '../../../platform/command-handling/request-decisions.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { DecideHireRequestRequest, HireRequestDecidedResponse } from './hire-requests.requests.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId/status')
export class DecideHireRequestController {
  constructor(private readonly decisions: RequestDecisions) {}

  @Post()
  @Access('review-hire-requests')
  @Ok(HireRequestDecidedResponse)
  decide(
    @Param('requestId', ParseUUIDPipe) requestId: string,
    @Body() { status, reason }: DecideHireRequestRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<HireRequestDecidedResponse>> {
    const decision = { id: requestId, to: status, reason };
    return this.decisions.decide(hireRequest, 'DecideHireRequest', decision, caller, { requestId, status });
  }
}
