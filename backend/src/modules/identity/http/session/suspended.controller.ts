import { Body, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { ExecuteCommand, systemCaller } from '../../../../platform/command-handling/execute-command.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import type { Account } from '../../accounts/accounts.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import { MyData } from '../../read-models/profile/my-data.js';
import { MyDataResponse } from '../../read-models/profile/my-data.response.js';
import { ProfileResponse, showProfile } from '../../read-models/profile/profile.response.js';
import { Profiles } from '../../read-models/profile/profiles.js';
import { signInRefusals } from '../sign-in.refusals.js';
import { LoginRequest } from './auth.requests.js';
import { Credentials } from './credentials.js';
import { SameOriginGuard } from './same-origin.guard.js';

/** Gives suspended members what the law gives them: their data, and the request for its erasure. */
@Access('public')
@UseGuards(SameOriginGuard)
@ApiController('session', 'api/auth/suspended')
export class SuspendedController {
  constructor(
    private readonly bus: CommandBus,
    private readonly credentials: Credentials,
    private readonly data: MyData,
    private readonly profiles: Profiles,
  ) {}

  @Post('data')
  @Ok(MyDataResponse)
  async show(@Body() body: LoginRequest, @Req() request: GuardedRequest): Promise<MyDataResponse> {
    const { memberId } = await this.credentials.verify(body, request, assertSuspended);
    return this.data.take(memberId);
  }

  /** Records the request. Staff carry it out. */
  @Post('erasure')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ProfileResponse })
  askForErasure(@Body() body: LoginRequest, @Req() request: GuardedRequest): Promise<ProfileResponse> {
    return this.change('RequestErasure', body, request);
  }

  /** Answers the same where no request is open. */
  @Post('erasure/withdraw')
  @Ok(ProfileResponse)
  withdrawErasure(@Body() body: LoginRequest, @Req() request: GuardedRequest): Promise<ProfileResponse> {
    return this.change('WithdrawErasureRequest', body, request);
  }

  private async change(
    type: 'RequestErasure' | 'WithdrawErasureRequest',
    body: LoginRequest,
    request: GuardedRequest,
  ): Promise<ProfileResponse> {
    const { memberId } = await this.credentials.verify(body, request, assertSuspended);
    const caller = { ...systemCaller(memberId), correlationId: request.id, waitForReadModels: true };
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), { type, data: {} }, caller));
    return showProfile(await this.profiles.of(memberId));
  }
}

function assertSuspended({ banned }: Account): void {
  if (!banned) throw new HttpProblem(signInRefusals.NOT_SUSPENDED);
}
