import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me } from '../../../../access/access.decorator.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecondFactorResponse } from './second-factor.response.js';

@ApiTags('account')
@Access('own-record')
@Controller('api/me/second-factor')
export class SecondFactorStateController {
  constructor(private readonly factors: SecondFactors) {}

  @Get()
  @ApiOkResponse({ type: SecondFactorResponse })
  show(@Me() memberId: string): Promise<SecondFactorResponse> {
    return this.factors.of(memberId);
  }
}
