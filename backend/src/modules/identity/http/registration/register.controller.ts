import { Body, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { Accepted, Access, ApiController, Created, RequestCaller } from '../../../../access/access.decorator.js';
import { CONFIG, type ProductConfig } from '../../../../config/config.js';
import {
  type Caller,
  type CommandResult,
  ExecuteCommand,
} from '../../../../platform/command-handling/execute-command.js';
import { DomainError, isRefusal } from '../../../../platform/event-sourcing/index.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { businessQualification, legalVersions } from '../../../../reference-data/index.js';
import { type Account, Accounts } from '../../accounts/accounts.js';
import { accountRefusals } from '../../accounts/accounts.refusals.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { RegisterMember } from '../../domain/member.commands.js';
import { PasswordResets } from '../../passwords/password-resets.js';
import { Passwords } from '../../passwords/passwords.js';
import { secondFactorRefusals } from '../../second-factor/second-factor.refusals.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { newToken } from '../../sessions/refresh-token.js';
import { deviceOf } from '../../sessions/sessions.js';
import { checkedContact } from '../account/location-and-phone.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import { RegisterRequest, SignedInResponse } from '../session/auth.requests.js';
import { SameOriginGuard } from '../session/same-origin.guard.js';
import { SignIn } from '../session/sign-in.js';

@Access('public')
@UseGuards(SameOriginGuard)
@ApiController('session', 'api/auth/register')
export class RegisterController {
  constructor(
    private readonly bus: CommandBus,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly attempts: AttemptThrottle,
    private readonly signIn: SignIn,
    private readonly factors: SecondFactors,
    private readonly resets: PasswordResets,
    @Inject(CONFIG) private readonly config: ProductConfig,
  ) {}

  /**
   * A repeated request finds its member, unless the password or second factor changed since. Where mail can be sent,
   * only a mail says that an address is taken or banned; with `by-mail`, also that it is free.
   */
  @Post()
  @Created(SignedInResponse)
  @Accepted('A mail says how to go on.')
  async register(
    @Body() body: RegisterRequest,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandResult<SignedInResponse> | undefined> {
    const facts = factsOf(body); // a request with invalid fields does not count as an attempt
    await this.attempts.admitRegistration(request);
    const { registration, smtpUrl } = this.config;
    const isByMail = registration === 'by-mail';
    const passwordHash = await this.passwords.hash(isByMail ? newToken() : body.password);
    const memberId = uuidv7();
    const command: RegisterMember = { type: 'RegisterMember', data: { ...facts, passwordHash } };
    const opening = new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller, () => ({ memberId }));
    const executed = await this.bus.execute(opening).catch(ignoreTakenContact);
    if (!executed && smtpUrl === undefined) throw new DomainError(accountRefusals.EMAIL_ALREADY_REGISTERED);
    if (!executed || isByMail) return this.answerByMail(body.email, request, reply);
    const device = deviceOf(request.headers['user-agent']);
    const isAgain = executed.answer.memberId !== memberId;
    const as = isAgain
      ? await this.known(executed.answer.memberId, body)
      : { email: body.email, roles: [], passwordHash };
    return executed.with(await this.signIn.open(executed.answer.memberId, as, device, reply));
  }

  /** Only the reader of the address's mail learns about the account. Mails beyond the limit are dropped. */
  private async answerByMail(email: string, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
    if (await this.attempts.admitReset({ email, request, device: undefined })) await this.resets.answerNewcomer(email);
    void reply.status(202);
    return undefined;
  }

  private async known(memberId: string, { email, password }: RegisterRequest): Promise<Account & { email: string }> {
    const account = await this.signIn.proven(await this.accounts.byId(memberId), password);
    if ((await this.factors.of(memberId)).since) throw new HttpProblem(secondFactorRefusals.SECOND_FACTOR_NEEDED);
    return { ...account, email };
  }
}

function ignoreTakenContact(error: unknown): undefined {
  const { CONTACT_SUSPENDED, EMAIL_ALREADY_REGISTERED } = accountRefusals;
  if (!isRefusal(error, CONTACT_SUSPENDED) && !isRefusal(error, EMAIL_ALREADY_REGISTERED)) throw error;
  return undefined;
}

function factsOf({ password, membershipType, qualification = '', ...body }: RegisterRequest) {
  const { email, firstName, lastName, phone, country, state, gender, marketingConsent = false } = checkedContact(body);
  const { privacyNotice, terms } = { ...legalVersions, ...body };
  const details = { email, firstName, lastName, phone, country, state, gender, marketingConsent, privacyNotice, terms };
  if (membershipType === 'Business') return { ...details, membershipType, qualification: businessQualification };
  return { ...details, membershipType: 'Creator' as const, qualification };
}
