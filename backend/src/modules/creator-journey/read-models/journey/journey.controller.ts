import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { notFound } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { JourneyResponse, showJourney } from './journey.response.js';
import { CreatorJourney } from './journey.row.js';

@ApiController('journey', 'api/me/journey')
export class JourneyController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('own-journey')
  @Ok(JourneyResponse)
  async show(@Me() creatorId: string): Promise<JourneyResponse> {
    const row = await this.readModels.one(CreatorJourney, creatorId);
    if (!row) throw notFound();
    return showJourney(row, this.clock.now());
  }
}
