import { Get, Inject } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { CONFIG, type ProductConfig } from '../../../../config/config.js';
import { Clock } from '../../../../platform/config/clock.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { Renewals } from '../../renewals/renewals.js';
import { MembershipResponse, showMembership } from './membership.response.js';
import { Membership } from './membership.row.js';

@ApiController('commerce', 'api/me/membership')
export class MembershipController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly renewals: Renewals,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProductConfig,
  ) {}

  @Get()
  @Access('own-record')
  @Ok(MembershipResponse)
  async show(@Me() memberId: string): Promise<MembershipResponse> {
    const row = await this.readModels.one(Membership, memberId);
    const renewsUntil = row?.validUntil ? await this.renewals.endFor(memberId) : null;
    return showMembership(row, renewsUntil, this.clock.now(), this.config.proGraceDays);
  }
}
