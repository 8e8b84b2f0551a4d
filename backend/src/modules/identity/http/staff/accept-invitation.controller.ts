import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { validate as isUuid } from 'uuid';
import { Access, ApiController, NoContent, RequestCaller } from '../../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../../platform/config/clock.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { AcceptInvitation } from '../../domain/member.commands.js';
import { memberRefusals } from '../../domain/member.refusals.js';
import { Passwords } from '../../passwords/passwords.js';
import { hashOf } from '../../sessions/refresh-token.js';
import { AcceptInvitationRequest } from './staff.requests.js';

@Access('public')
@ApiController('session', 'api/auth/staff-invitation')
export class AcceptInvitationController {
  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /** Opens the account that the token of the mail is for, once. */
  @Post()
  @NoContent()
  async accept(
    @Body() { token, password, ...names }: AcceptInvitationRequest,
    @RequestCaller() caller: Caller,
  ): Promise<void> {
    const [memberId = '', secret = ''] = token.split('.');
    if (!isUuid(memberId)) throw new DomainError(memberRefusals.INVITATION_INVALID);
    const passwordHash = await this.passwords.hash(password);
    const tokenHash = hashOf(secret).toString('hex');
    const data = { ...names, tokenHash, passwordHash, now: this.clock.now().toISOString() };
    const command: AcceptInvitation = { type: 'AcceptInvitation', data };
    await this.bus.execute(
      new ExecuteCommand(memberAggregate, memberOf(memberId), command, { ...caller, actorId: memberId }),
    );
  }
}
