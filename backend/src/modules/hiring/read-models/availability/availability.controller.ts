import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { noOffer } from '../../domain/availability.events.js';
import { Matches } from '../../matching/matches.js';
import { AvailabilityResponse, showAvailability } from './availability.response.js';
import { CreatorAvailability } from './availability.row.js';
import { ProposalsResponse } from './proposals.response.js';

@ApiController('hiring', 'api/me/availability')
export class AvailabilityController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly matches: Matches,
  ) {}

  @Get()
  @Access('own-journey')
  @Ok(AvailabilityResponse)
  async show(@Me() creatorId: string): Promise<AvailabilityResponse> {
    const row = await this.readModels.find(CreatorAvailability, creatorId);
    return row ? showAvailability(row) : { available: false, ...noOffer };
  }

  @Get('proposals')
  @Access('own-journey')
  @BehindSwitch('matching')
  @Ok(ProposalsResponse)
  why(@Me() creatorId: string): Promise<ProposalsResponse> {
    return this.matches.proposalsFor(creatorId);
  }
}
