import { Body, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth } from '@nestjs/swagger';
import { Access, ApiController, NoContent, RequestCaller } from '../../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { BearerToken } from '../../../../platform/access/access.guard.js';
import { type Caller, ExecuteCommand } from '../../../../platform/command-handling/execute-command.js';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem, wrongField } from '../../../../platform/http/problem.js';
import { accountRefusals } from '../../accounts/accounts.refusals.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { EmailVerifications, type ProvenAddress } from '../../accounts/email-verifications.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import { VerifyEmailRequest } from './verification.requests.js';

@Access('public')
@ApiController('session', 'api/auth/email/verify')
export class VerifyEmailController {
  constructor(
    private readonly bus: CommandBus,
    private readonly verifications: EmailVerifications,
    private readonly addresses: EmailAddresses,
    private readonly attempts: AttemptThrottle,
  ) {}

  /** A link can be opened twice. A code has few digits, so it is valid for the signed-in member only. */
  @Post()
  @UseGuards(BearerToken)
  @ApiBearerAuth()
  @NoContent()
  async verify(
    @Body() { token, code }: VerifyEmailRequest,
    @RequestCaller() caller: Caller,
    @Req() { user }: GuardedRequest,
  ): Promise<void> {
    if ((token === undefined) === (code === undefined)) {
      throw wrongField('code', 'Enter the code of the mail.');
    }
    const proven =
      token === undefined
        ? await this.proveByCode(user?.memberId, code ?? '')
        : await this.verifications.proveByToken(token);
    if (!proven) throw new HttpProblem(accountRefusals.EMAIL_PROOF_INVALID);
    const { memberId, emailHash, correction: email } = proven;
    const correction = email === undefined ? undefined : { email, formerEmail: await this.addresses.of(memberId) };
    const command = { type: 'VerifyEmail', data: { emailHash, ...(correction && { correction }) } } as const;
    const member = { ...caller, actorId: memberId };
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, member));
  }

  private async proveByCode(memberId: string | undefined, code: string): Promise<ProvenAddress | undefined> {
    if (memberId === undefined) throw new HttpProblem(httpRefusals.NOT_SIGNED_IN);
    await this.attempts.admitEmailCode(memberId);
    return this.verifications.proveByCode(memberId, code.replaceAll(/\D/g, ''));
  }
}
