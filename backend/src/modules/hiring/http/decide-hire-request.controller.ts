import { Body, Post } from '@nestjs/common';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import type { Caller } from '../../../platform/command-handling/execute-command.js';
import { OfferedDecisions } from '../../../platform/command-handling/offered-decisions.js';
import { RequestDecisions } from '../../../platform/command-handling/request-decisions.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { DecideHireRequestRequest, HireRequestDecidedResponse } from './hire-requests.requests.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId/status')
export class DecideHireRequestController {
  constructor(
    private readonly decisions: RequestDecisions,
    offered: OfferedDecisions,
  ) {
    const policy = 'review-hire-requests';
    offered.offer('hireRequests', ({ requestId }: HireRequestDecidedResponse) => requestId, {
      approve: { policy, decide: (id, caller) => this.decide(id, { status: 'approved' }, caller) },
      reject: { policy, decide: (id, caller) => this.decide(id, { status: 'rejected' }, caller) },
    });
  }

  @Post()
  @Access('review-hire-requests')
  @Ok(HireRequestDecidedResponse)
  decide(
    @PathId('requestId') requestId: string,
    @Body() { status, reason }: DecideHireRequestRequest,
    @RequestCaller() caller: Caller,
  ) {
    const decision = { id: requestId, to: status, reason };
    return this.decisions.decide(hireRequest, 'DecideHireRequest', decision, caller, { requestId, status });
  }
}
