import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Created, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { isOwnReference } from '../domain/payment-reference.js';
import { programFee } from '../domain/program-fee.aggregate.js';
import { PaymentReferences } from '../payment-references/payment-references.js';
import { assertHasMembership, findClaim, submissionOf } from './program-fee-submission.js';
import {
  ProgramFeeRecordedResponse,
  ProgramFeeWithdrawnResponse,
  RecordProgramFeeRequest,
} from './program-fees.requests.js';

@ApiController('commerce', 'api/me/program-fees')
export class RecordProgramFeeController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    private readonly statuses: AccountStatuses,
    private readonly references: PaymentReferences,
    private readonly store: EventStore,
  ) {}

  /** A known reference answers the existing claim. */
  @Post()
  @Access('claim-program-fees')
  @Created(ProgramFeeRecordedResponse)
  async record(@Me() memberId: string, @Body() request: RecordProgramFeeRequest, @RequestCaller() caller: Caller) {
    assertHasMembership(await this.statuses.ofAccount(memberId));
    const { readModels, references } = this;
    const { target, known, reference, claims } = await findClaim(readModels, references, memberId, request.reference);
    const shown = isOwnReference(reference)
      ? undefined
      : await references.shownForPlan(memberId, request.plan, request.currency, claims);
    const command = submissionOf(request, reference, 'member', shown);
    const { plan, amount, currency } = command.data;
    const status = known && known.status !== 'withdrawn' ? known.status : 'pending';
    const answer = { id: target.streamId, plan, fee: { amount, currency }, reference, status };
    return this.bus.execute(new ExecuteCommand(programFee, target, command, caller, () => answer));
  }

  @Post(':id/withdraw')
  @Access('own-record')
  @Ok(ProgramFeeWithdrawnResponse)
  async withdraw(@Me() memberId: string, @PathId('id') id: string, @RequestCaller() caller: Caller) {
    const target = await this.store.findOwn(programFee, id, memberId);
    const command = { type: 'WithdrawProgramFee', data: {} } as const;
    const answer = { id, status: 'withdrawn' } as const;
    return this.bus.execute(new ExecuteCommand(programFee, target, command, caller, () => answer));
  }
}
