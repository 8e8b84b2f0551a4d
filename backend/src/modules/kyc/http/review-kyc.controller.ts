import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { OfferedDecisions } from '../../../platform/command-handling/offered-decisions.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { verification, verificationOf } from '../domain/verification.aggregate.js';
import type { VerificationCommand } from '../domain/verification.commands.js';
import type { PendingKycResponse } from '../read-models/pending-kyc/pending-kyc.response.js';
import { PendingKyc } from '../read-models/pending-kyc/pending-kyc.row.js';
import { AskForKycDetailsRequest, FailKycRequest, KycDecidedResponse, PassKycRequest } from './kyc.requests.js';

@Access('review-kyc')
@ApiController('staff', 'api/admin/kyc/:userId')
export class ReviewKycController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    offered: OfferedDecisions,
  ) {
    const review = { policy: 'review-kyc', flagOf: (id: string) => this.flagOf(id) } as const;
    offered.offer('kyc', ({ userId, attempt }: PendingKycResponse) => `${userId}/${String(attempt)}`, {
      pass: { ...review, decide: (id, caller) => this.pass(...parseItem(id), caller) },
      fail: { ...review, decide: (id, caller) => this.fail(...parseItem(id), caller) },
    });
  }

  @Post('pass')
  @Ok(KycDecidedResponse)
  pass(@PathId('userId') userId: string, @Body() { attempt }: PassKycRequest, @RequestCaller() caller: Caller) {
    const data = { attempt, reviewerIsMember: userId === caller.actorId };
    return this.decide({ type: 'PassKyc', data }, caller, { userId, kycStatus: 'approved' });
  }

  @Post('ask')
  @Ok(KycDecidedResponse)
  ask(
    @PathId('userId') userId: string,
    @Body() { attempt, message }: AskForKycDetailsRequest,
    @RequestCaller() caller: Caller,
  ) {
    const data = { attempt, message, reviewerIsMember: userId === caller.actorId };
    return this.decide({ type: 'AskForKycDetails', data }, caller, { userId, kycStatus: 'asked' });
  }

  @Post('fail')
  @Ok(KycDecidedResponse)
  fail(
    @PathId('userId') userId: string,
    @Body() { attempt, reason, staffNote }: FailKycRequest,
    @RequestCaller() caller: Caller,
  ) {
    const data = { attempt, reason, staffNote, reviewerIsMember: userId === caller.actorId };
    return this.decide({ type: 'FailKyc', data }, caller, { userId, kycStatus: 'failed' });
  }

  private async flagOf(item: string): Promise<string | undefined> {
    const [id] = parseItem(item);
    const marks = (await this.readModels.one(PendingKyc, id))?.marks ?? [];
    const others = { id: { $ne: id }, marks: { $overlap: [...marks] } };
    const sharing = marks.length > 0 && (await this.readModels.countUpTo(1, PendingKyc, others)) > 0;
    return sharing ? 'Another business gave the same phone, name or address.' : undefined;
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

/** Parses an item of the queue: the business's id and the attempt. */
function parseItem(item: string): [userId: string, asked: { attempt: number }] {
  const [userId = '', attempt] = item.split('/');
  return [userId, { attempt: Number(attempt) }];
}
