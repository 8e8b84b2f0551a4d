import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import {
  Access,
  ApiController,
  Created,
  NoContent,
  PathId,
  RequestCaller,
} from '../../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../../platform/command-handling/execute-command.js';
import { Choice, LongText, PastDay } from '../../../../platform/http/fields.js';
import { notFound } from '../../../../platform/http/problem.js';
import { IdProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import { privacyRequests, privacyRequestsOf } from '../../domain/privacy-requests.aggregate.js';
import type { PrivacyRequestCommand } from '../../domain/privacy-requests.commands.js';
import {
  type PrivacyRequestChannel,
  type PrivacyRequestKind,
  privacyRequestChannels,
  privacyRequestKinds,
} from '../../domain/privacy-requests.events.js';
import { PrivacyRequest } from '../../read-models/privacy-requests/privacy-requests.row.js';
import { Profiles } from '../../read-models/profile/profiles.js';

class RecordPrivacyRequestRequest {
  @Choice(privacyRequestKinds) kind: PrivacyRequestKind;
  @Choice(privacyRequestChannels.filter((channel) => channel !== 'app')) channel: PrivacyRequestChannel;
  @PastDay() receivedOn: string;
}

class PrivacyRequestRecordedResponse {
  @IdProp() requestId: string;
}

class AnswerPrivacyRequestRequest {
  @LongText({ max: 1_000, description: 'What was done; the member is told that there is an answer.' }) answer: string;
}

@Access('answer-privacy-requests')
@ApiController('audit', 'api/audit')
export class PrivacyRequestsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly profiles: Profiles,
    private readonly readModels: ReadModels,
  ) {}

  /** Records a request that came by mail or in another way outside the product. */
  @Post('members/:id/privacy-requests')
  @Created(PrivacyRequestRecordedResponse)
  async record(
    @PathId('id') id: string,
    @Body() { kind, channel, receivedOn }: RecordPrivacyRequestRequest,
    @RequestCaller() caller: Caller,
  ) {
    await this.profiles.of(id);
    const data = { requestId: uuidv7(), kind, channel, receivedOn };
    const command = { type: 'RecordPrivacyRequest', data } as const;
    const answer = () => ({ requestId: data.requestId });
    return this.bus.execute(new ExecuteCommand(privacyRequests, privacyRequestsOf(id), command, caller, answer));
  }

  @Post('privacy-requests/:requestId/take')
  @NoContent()
  async take(@PathId('requestId') requestId: string, @RequestCaller() caller: Caller): Promise<void> {
    await this.decide(await this.askerOf(requestId), { type: 'TakePrivacyRequest', data: { requestId } }, caller);
  }

  @Post('privacy-requests/:requestId/answer')
  @NoContent()
  async answer(
    @PathId('requestId') requestId: string,
    @Body() { answer }: AnswerPrivacyRequestRequest,
    @RequestCaller() caller: Caller,
  ): Promise<void> {
    const memberId = await this.askerOf(requestId);
    if (requestId !== memberId)
      return this.decide(memberId, { type: 'AnswerPrivacyRequest', data: { requestId, answer } }, caller);
    const command = { type: 'AnswerErasureRequest', data: { answer } } as const;
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
  }

  private async askerOf(requestId: string): Promise<string> {
    const row = await this.readModels.find(PrivacyRequest, requestId);
    if (!row) throw notFound();
    return row.memberId;
  }

  private async decide(memberId: string, command: PrivacyRequestCommand, caller: Caller): Promise<void> {
    await this.bus.execute(new ExecuteCommand(privacyRequests, privacyRequestsOf(memberId), command, caller));
  }
}
