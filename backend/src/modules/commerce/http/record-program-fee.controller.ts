import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Created, Me, RequestCaller } from '../../../access/access.decorator.js';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { programFee } from '../domain/program-fee.aggregate.js';
import { assertHasMembership, findClaim, submissionOf } from './program-fee-submission.js';
import { ProgramFeeRecordedResponse, RecordProgramFeeRequest } from './program-fees.requests.js';

@ApiController('commerce', 'api/me/program-fees')
export class RecordProgramFeeController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    private readonly statuses: AccountStatuses,
  ) {}

  /** Recording the same reference again answers with the claim that is there. */
  @Post()
  @Access('claim-program-fees')
  @Created(ProgramFeeRecordedResponse)
  async record(
    @Me() memberId: string,
    @Body() request: RecordProgramFeeRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<ProgramFeeRecordedResponse>> {
    assertHasMembership(await this.statuses.ofAccount(memberId));
    const command = submissionOf(request, 'member');
    const { plan, amount, currency, reference: typed } = command.data;
    const { target, known } = await findClaim(this.readModels, memberId, typed);
    const { reference, status } = known ?? { reference: typed, status: 'pending' as const };
    const answer = { id: target.streamId, plan, fee: { amount, currency }, reference, status };
    return this.bus.execute(new ExecuteCommand(programFee, target, command, caller, () => answer));
  }
}
