import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { KycResponse, showKyc } from './kyc.response.js';
import { Kyc } from './kyc.row.js';

@ApiController('kyc', 'api/me/kyc')
export class KycController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-business')
  @Ok(KycResponse)
  async show(@Me() memberId: string): Promise<KycResponse> {
    return showKyc(await this.readModels.one(Kyc, memberId));
  }
}
