import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me } from '../../../../access/access.decorator.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { KycResponse, showKyc } from './kyc.response.js';
import { Kyc } from './kyc.row.js';

@ApiTags('kyc')
@Controller('api/me/kyc')
export class KycController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-business')
  @ApiOkResponse({ type: KycResponse })
  async show(@Me() memberId: string): Promise<KycResponse> {
    return showKyc(await this.readModels.one(Kyc, memberId));
  }
}
