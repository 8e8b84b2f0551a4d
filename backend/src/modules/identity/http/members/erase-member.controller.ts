import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../../platform/command-handling/execute-command.js';
import { Erasures } from '../../../../platform/erasure/erasures.js';
import { wrongField } from '../../../../platform/http/problem.js';
import { NoRequestTimeout } from '../../../../platform/http/request-timeout.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { ErasePersonalData } from '../../domain/member.commands.js';
import { purposes as allPurposes } from '../../domain/purposes.js';
import { ErasureResponse, showErasure } from '../../read-models/profile/erasures.response.js';
import { EraseRequest } from './erase-member.requests.js';

@ApiController('audit', 'api/audit/members/:id/erase')
export class EraseMemberController {
  constructor(
    private readonly bus: CommandBus,
    private readonly addresses: EmailAddresses,
    private readonly erasures: Erasures,
  ) {}

  /** Cannot be undone. An e-mail address in the request must be the member's. */
  @Post()
  @NoRequestTimeout()
  @Access('erase-members')
  @Ok(ErasureResponse)
  async erase(
    @PathId('id') id: string,
    @Body() { purposes = [...allPurposes], email }: EraseRequest,
    @RequestCaller() caller: Caller,
  ) {
    if (email !== undefined) await this.confirm(id, email);
    const command: ErasePersonalData = { type: 'ErasePersonalData', data: { purposes } };
    const executed = await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(id), command, caller));
    await this.erasures.finishNow(id);
    return executed.with(showErasure(id, await this.erasures.ofMembers([id])));
  }

  private async confirm(memberId: string, email: string): Promise<void> {
    const held = await this.addresses.of(memberId);
    if (held === '' || held === email.toLowerCase()) return;
    const message = 'This is not the address of the member whom you are about to erase.';
    throw wrongField('email', message);
  }
}
