import { Body, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
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
import { AttemptThrottle } from '../attempt-throttle.js';
import { LinkCheckRequest } from '../password/link-check.requests.js';
import { AcceptInvitationRequest } from './staff.requests.js';

type Chosen = Pick<AcceptInvitation['data'], 'firstName' | 'lastName' | 'passwordHash'>;

@Access('public')
@ApiController('session', 'api/auth/staff-invitation')
export class AcceptInvitationController {
  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly attempts: AttemptThrottle,
  ) {}

  /** Opens the account of the invitation, once. */
  @Post()
  @NoContent()
  async accept(
    @Body() { token, password, ...names }: AcceptInvitationRequest,
    @RequestCaller() caller: Caller,
  ): Promise<void> {
    await this.assertOpen(token, caller); // before the costly hash
    await this.decide(token, { ...names, passwordHash: await this.passwords.hash(password) }, caller);
  }

  /** The page calls this when it opens, so that nobody types a password for an expired link. */
  @Post('check')
  @NoContent()
  async check(
    @Body() { token }: LinkCheckRequest,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.attempts.admitLinkCheck(request);
    await this.assertOpen(token, caller);
  }

  private assertOpen(token: string, caller: Caller): Promise<void> {
    return this.decide(token, { firstName: '', lastName: '', passwordHash: '' }, { ...caller, isDryRun: true });
  }

  private async decide(token: string, chosen: Chosen, caller: Caller): Promise<void> {
    const [memberId = '', secret = ''] = token.split('.');
    if (!isUuid(memberId)) throw new DomainError(memberRefusals.INVITATION_INVALID);
    const tokenHash = hashOf(secret).toString('hex');
    const data = { ...chosen, tokenHash, now: this.clock.now().toISOString() };
    const command: AcceptInvitation = { type: 'AcceptInvitation', data };
    await this.bus.execute(
      new ExecuteCommand(memberAggregate, memberOf(memberId), command, { ...caller, actorId: memberId }),
    );
  }
}
