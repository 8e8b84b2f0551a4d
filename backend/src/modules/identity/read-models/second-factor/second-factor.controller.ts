import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MySession } from '../../../../access/access.decorator.js';
import { EnrolmentCodes } from '../../second-factor/enrolment-codes.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecondFactorStateResponse } from './second-factor.response.js';

@ApiTags('account')
@Access('own-record')
@Controller('api/me/second-factor')
export class SecondFactorStateController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: EnrolmentCodes,
  ) {}

  @Get()
  @ApiOkResponse({ type: SecondFactorStateResponse })
  async show(@Me() memberId: string, @MySession() sessionId: string): Promise<SecondFactorStateResponse> {
    const needsEnrolmentCode = await this.codes.isAskedOf(memberId, sessionId);
    return { ...(await this.factors.of(memberId)), needsEnrolmentCode };
  }
}
