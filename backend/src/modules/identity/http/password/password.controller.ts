import { Body, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accepted, Access, ApiController, NoContent, RequestCaller } from '../../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../../platform/command-handling/execute-command.js';
import { Email, Text } from '../../../../platform/http/fields.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { LiveUpdates } from '../../../../platform/live-updates/live-updates.js';
import { Accounts } from '../../accounts/accounts.js';
import { accountRefusals } from '../../accounts/accounts.refusals.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { ChangePassword } from '../../domain/member.commands.js';
import { OwnWords } from '../../passwords/own-words.js';
import { PasswordResets, type ResetLink } from '../../passwords/password-resets.js';
import { Passwords } from '../../passwords/passwords.js';
import { hashOf } from '../../sessions/refresh-token.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import { DeviceCookie } from '../session/device-cookie.js';
import { suspended } from '../session/sign-in.js';
import { LinkCheckRequest } from './link-check.requests.js';
import { NewPassword } from './new-password.js';

export class ForgotRequest {
  @Email() email: string;
}

export class ResetRequest {
  @Text({ max: 100 }) token: string;
  @NewPassword() password: string;
}

@Access('public')
@ApiController('session', 'api/auth/password')
export class PasswordController {
  constructor(
    private readonly bus: CommandBus,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly ownWords: OwnWords,
    private readonly resets: PasswordResets,
    private readonly attempts: AttemptThrottle,
    private readonly live: LiveUpdates,
    private readonly devices: DeviceCookie,
  ) {}

  /** The response is the same for every address, known or not, throttled or not. */
  @Post('forgot')
  @Accepted('If there is such an account, a mail is on its way.')
  async forgot(@Body() { email }: ForgotRequest, @Req() request: FastifyRequest): Promise<void> {
    const account = this.devices.isSent(request) ? await this.accounts.byEmail(email) : undefined;
    const device = await this.devices.deviceOf(request, account);
    if (await this.attempts.admitReset({ email, request, device })) await this.resets.ask(email);
  }

  /** Ends every session. Marks this device as known, as its user reads the member's mail. */
  @Post('reset')
  @NoContent()
  async reset(
    @Body() { token, password }: ResetRequest,
    @RequestCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { memberId, account } = await this.holderOf(await this.resets.linkOf(token));
    await this.ownWords.check(memberId, password);
    const passwordHash = await this.passwords.hash(password);
    const data = { passwordHash, resetTokenHash: hashOf(token).toString('hex') };
    const command: ChangePassword = { type: 'ChangePassword', data };
    const actor = { ...caller, actorId: account?.emailSetBy ?? memberId };
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, actor));
    this.live.disconnect(memberId);
    const owner = await this.accounts.byId(memberId);
    if (owner) await this.devices.remember(reply, owner);
  }

  /** The page calls this when it opens, so that nobody types a password for an expired link. */
  @Post('reset/check')
  @NoContent()
  async check(@Body() { token }: LinkCheckRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.attempts.admitLinkCheck(request);
    const link = await this.resets.linkOf(token);
    await this.holderOf(link?.isUsed ? undefined : link);
  }

  private async holderOf(link: ResetLink | undefined) {
    if (!link) throw new HttpProblem(accountRefusals.RESET_TOKEN_INVALID);
    const account = await this.accounts.byId(link.memberId);
    if (account?.banned) throw suspended(link.memberId, account.banReason);
    return { memberId: link.memberId, account };
  }
}
