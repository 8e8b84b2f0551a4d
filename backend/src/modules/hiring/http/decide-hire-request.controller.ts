import { Body, Controller, HttpCode, Inject, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { type Caller, ExecuteCommand, type Executed } from '../../../platform/command-handling/execute-command.js';
import { RequestCaller } from '../../../platform/http/caller.decorator.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { HireRequest } from '../read-models/hire-requests/hire-requests.row.js';
import { DecideHireRequestRequest, HireRequestDecidedResponse } from './hire-requests.requests.js';

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/hire-requests/:requestId/status')
export class DecideHireRequestController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(ReadModels) private readonly readModels: ReadModels,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('review-hire-requests')
  @ApiOkResponse({ type: HireRequestDecidedResponse })
  async decide(
    @Param('requestId', ParseUUIDPipe) requestId: string,
    @Body() { status, reason }: DecideHireRequestRequest,
    @RequestCaller() caller: Caller,
  ): Promise<Executed<HireRequestDecidedResponse>> {
    const row = await this.readModels.find(HireRequest, requestId);
    if (!row) throw new HttpProblem('NOT_FOUND');
    const target = { streamId: requestId, subjectId: row.memberId };
    const reviewerIsMember = row.memberId === caller.actorId;
    const data = { to: status, reviewerIsMember, ...(reason && { reason }) };
    const command = { type: 'DecideHireRequest', data } as const;
    return this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => ({ requestId, status })));
  }
}
