import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Access, ApiController, Created, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { hireForm } from '../../../reference-data/index.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { HireDetails } from '../domain/hire-request.events.js';
import {
  HireRequestedResponse,
  HireRequestWithdrawnResponse,
  RequestCreatorsRequest,
} from './hire-requests.requests.js';

@ApiController('hiring', 'api/me/hire-requests')
export class RequestCreatorsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  @Post()
  @Access('hire-creators')
  @Created(HireRequestedResponse)
  request(@Me() memberId: string, @Body() body: RequestCreatorsRequest, @RequestCaller() caller: Caller) {
    const id = uuidv7();
    const requestDetails = detailsOf(body);
    const command = { type: 'RequestCreators', data: requestDetails } as const;
    const target = { streamId: id, subjectId: memberId };
    return this.bus.execute(
      new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, requestDetails, status: 'pending' })),
    );
  }

  @Post(':requestId/withdraw')
  @Access('own-business')
  @Ok(HireRequestWithdrawnResponse)
  async withdraw(@Me() memberId: string, @PathId('requestId') id: string, @RequestCaller() caller: Caller) {
    const target = await this.store.findOwn(hireRequest, id, memberId);
    const command = { type: 'WithdrawHireRequest', data: {} } as const;
    return this.bus.execute(
      new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, status: 'withdrawn' })),
    );
  }
}

const detailsOf = (request: RequestCreatorsRequest): HireDetails => ({
  department: request.department ?? null,
  skills: request.skills ?? null,
  numberOfInterns: request.numberOfInterns ?? hireForm.defaults.numberOfInterns,
  workType: request.workType ?? hireForm.defaults.workType,
  stipend: request.stipend ?? null,
  jobDuration: request.jobDuration ?? null,
});
