import { Body, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Access, ApiController, Me, MySession, NoApiTokens, NoContent } from '../../../../access/access.decorator.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { memberRefusals } from '../../domain/member.refusals.js';
import { secondFactorRefusals } from '../../second-factor/second-factor.refusals.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { Sessions } from '../../sessions/sessions.js';
import { SecondFactorCheck } from '../session/second-factor-check.js';
import { Reauthentication } from './reauthentication.js';
import { ConfirmSecondFactorRequest } from './second-factor.requests.js';

@ApiController('account', 'api/me/second-factor/check')
export class CheckSecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly secondFactor: SecondFactorCheck,
    private readonly sessions: Sessions,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** For ten minutes, this session may do what requires a recent second factor. */
  @Post()
  @Access('own-record')
  @NoApiTokens()
  @NoContent()
  async check(
    @Me() memberId: string,
    @MySession() sessionId: string,
    @Body() { code }: ConfirmSecondFactorRequest,
    @Req() { id }: FastifyRequest,
  ): Promise<void> {
    if (!(await this.factors.of(memberId)).since) throw new HttpProblem(memberRefusals.SECOND_FACTOR_IS_OFF);
    await this.reauthentication.verify(memberId, async () => {
      const isRight = await this.secondFactor.use(memberId, code, id);
      if (!isRight) throw new HttpProblem(secondFactorRefusals.WRONG_CODE);
    });
    await this.sessions.recordSecondFactor(sessionId);
  }
}
