import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { Access } from '../../../../access/access.decorator.js';
import { RequestCaller } from '../../../../platform/command-handling/caller.decorator.js';
import {
  type Caller,
  type CommandResult,
  ExecuteCommand,
} from '../../../../platform/command-handling/execute-command.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { businessQualification } from '../../../../reference-data/index.js';
import { type Account, Accounts } from '../../accounts/accounts.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { RegisterMember } from '../../domain/member.commands.js';
import { Passwords } from '../../passwords/passwords.js';
import { secondFactorRefusals } from '../../second-factor/second-factor.refusals.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { deviceOf } from '../../sessions/sessions.js';
import { checkedContact } from '../account/location-and-phone.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import { RegisterRequest, SignedInResponse } from '../session/auth.requests.js';
import { SameOriginGuard } from '../session/same-origin.guard.js';
import { SignIn } from '../session/sign-in.js';

@ApiTags('session')
@Access('public')
@UseGuards(SameOriginGuard)
@Controller('api/auth/register')
export class RegisterController {
  constructor(
    private readonly bus: CommandBus,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly attempts: AttemptThrottle,
    private readonly signIn: SignIn,
    private readonly factors: SecondFactors,
  ) {}

  /** A repeated request finds its member again, unless the password was replaced or the second factor turned on. */
  @Post()
  @ApiCreatedResponse({ type: SignedInResponse })
  async register(
    @Body() body: RegisterRequest,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandResult<SignedInResponse>> {
    const facts = factsOf(body); // what is only mistyped is no try
    await this.attempts.admitRegistration(request);
    const passwordHash = await this.passwords.hash(body.password);
    const memberId = uuidv7();
    const command: RegisterMember = { type: 'RegisterMember', data: { ...facts, passwordHash } };
    const executed = await this.bus.execute(
      new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller, () => ({ memberId })),
    );
    const device = deviceOf(request.headers['user-agent']);
    const isAgain = executed.answer.memberId !== memberId;
    const as = isAgain
      ? await this.known(executed.answer.memberId, body)
      : { email: body.email, roles: [], passwordHash };
    return executed.with(await this.signIn.open(executed.answer.memberId, as, device, reply));
  }

  private async known(memberId: string, { email, password }: RegisterRequest): Promise<Account & { email: string }> {
    const account = await this.signIn.proven(await this.accounts.byId(memberId), password);
    if ((await this.factors.of(memberId)).since) throw new HttpProblem(secondFactorRefusals.SECOND_FACTOR_NEEDED);
    return { ...account, email };
  }
}

function factsOf({ password, membershipType, qualification = '', ...body }: RegisterRequest) {
  const { email, firstName, lastName, phone, country, state, gender, marketingConsent = false } = checkedContact(body);
  const details = { email, firstName, lastName, phone, country, state, gender, marketingConsent };
  if (membershipType === 'Business') return { ...details, membershipType, qualification: businessQualification };
  return { ...details, membershipType: 'Creator' as const, qualification };
}
