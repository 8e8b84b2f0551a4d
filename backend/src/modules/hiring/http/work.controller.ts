import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { notFound } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { WorkCommand } from '../domain/hire-request.commands.js';
import type { Side } from '../domain/hire-request.events.js';
import { Invitation } from '../read-models/invitations/invitations.row.js';
import { CreatorWords } from './creator-words.js';
import { DisputeWorkRequest, RateWorkRequest, ReportWorkRequest, WorkSaidResponse } from './work.requests.js';

type Said = Promise<CommandResult<WorkSaidResponse>>;

/** Reports of either side about agreed work. `id` is the invitation's. */
@ApiController('hiring', 'api/me/work/:id')
export class WorkController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    private readonly words: CreatorWords,
  ) {}

  @Post('report')
  @Access('own-record')
  @Ok(WorkSaidResponse)
  report(
    @Me() memberId: string,
    @PathId('id') invitationId: string,
    @Body() { step }: ReportWorkRequest,
    @RequestCaller() caller: Caller,
  ) {
    return this.say(memberId, invitationId, caller, (by) => ({ type: 'ReportWork', data: { invitationId, by, step } }));
  }

  @Post('rating')
  @Access('own-record')
  @Ok(WorkSaidResponse)
  rate(
    @Me() memberId: string,
    @PathId('id') invitationId: string,
    @Body() { asAgreed, understanding, again, words }: RateWorkRequest,
    @RequestCaller() caller: Caller,
  ) {
    const marks = { asAgreed, understanding, again, words: words || null };
    return this.say(memberId, invitationId, caller, (by) => ({
      type: 'RateWork',
      data: { invitationId, by, ...marks },
    }));
  }

  @Post('dispute')
  @Access('own-record')
  @Ok(WorkSaidResponse)
  dispute(
    @Me() memberId: string,
    @PathId('id') invitationId: string,
    @Body() { words }: DisputeWorkRequest,
    @RequestCaller() caller: Caller,
  ) {
    return this.say(memberId, invitationId, caller, (by) => ({
      type: 'DisputeWork',
      data: { invitationId, by, words },
    }));
  }

  private async say(memberId: string, id: string, caller: Caller, commandOf: (by: Side) => WorkCommand): Said {
    const row = await this.readModels.find(Invitation, id);
    const by = row?.businessId === memberId ? 'business' : 'creator';
    if (!row || (by === 'creator' && row.creatorId !== memberId)) throw notFound();
    const said = commandOf(by);
    const target = { streamId: row.requestId, subjectId: row.businessId };
    const words = by === 'creator' && 'words' in said.data ? said.data.words : null;
    if (!words) return this.bus.execute(new ExecuteCommand(hireRequest, target, said, caller, () => ({ id })));
    const command = { ...said, data: { ...said.data, words: null } } as WorkCommand;
    const about = said.type === 'RateWork' ? 'rating' : 'dispute';
    const own = { type: 'DescribeWork', data: { invitationId: id, about, words } } as const;
    return this.words.keepAndExecute({ target, command, caller, answer: { id } }, own, memberId);
  }
}
