import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MySession, NoApiTokens, Ok } from '../../../../access/access.decorator.js';
import { EnrolmentCodes } from '../../second-factor/enrolment-codes.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecondFactorStateResponse } from './second-factor.response.js';

@Access('own-record')
@NoApiTokens()
@ApiController('account', 'api/me/second-factor')
export class SecondFactorStateController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: EnrolmentCodes,
  ) {}

  @Get()
  @Ok(SecondFactorStateResponse)
  async show(@Me() memberId: string, @MySession() sessionId: string): Promise<SecondFactorStateResponse> {
    const needsEnrolmentCode = await this.codes.isAskedOf(memberId, sessionId);
    return { ...(await this.factors.of(memberId)), needsEnrolmentCode };
  }
}
