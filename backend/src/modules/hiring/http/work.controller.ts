import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { derivedId } from '../../../platform/event-sourcing/index.js';
import { notFound } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { availability, availabilityOf } from '../domain/availability.aggregate.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { WorkCommand } from '../domain/hire-request.commands.js';
import type { Side } from '../domain/hire-request.events.js';
import { Invitation } from '../read-models/invitations/invitations.row.js';
import { DisputeWorkRequest, RateWorkRequest, ReportWorkRequest, WorkSaidResponse } from './work.requests.js';

type Said = Promise<CommandResult<WorkSaidResponse>>;

/** Reports of either side about agreed work. `id` is the invitation's. */
@ApiController('hiring', 'api/me/work/:id')
export class WorkController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
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

  /** Stores a creator's words in her own stream, so that her erasure covers them. */
  private async say(memberId: string, id: string, caller: Caller, commandOf: (by: Side) => WorkCommand): Said {
    const row = await this.readModels.find(Invitation, id);
    const by = row?.businessId === memberId ? 'business' : 'creator';
    if (!row || (by === 'creator' && row.creatorId !== memberId)) throw notFound();
    const said = commandOf(by);
    const words = by === 'creator' && 'words' in said.data ? said.data.words : null;
    const command = (words ? { ...said, data: { ...said.data, words: null } } : said) as WorkCommand;
    const target = { streamId: row.requestId, subjectId: row.businessId };
    const answer = await this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => ({ id })));
    if (words) await this.keepWords(memberId, id, said.type === 'RateWork' ? 'rating' : 'dispute', words, caller);
    return answer;
  }

  private async keepWords(
    creatorId: string,
    invitationId: string,
    about: 'rating' | 'dispute',
    words: string,
    caller: Caller,
  ) {
    const command = { type: 'DescribeWork', data: { invitationId, about, words } } as const;
    const own = { ...caller, commandId: derivedId(caller.commandId, 'words') };
    await this.bus.execute(new ExecuteCommand(availability, availabilityOf(creatorId), command, own));
  }
}
