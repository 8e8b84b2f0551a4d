import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { NumberProp } from '../../../../platform/http/props.js';
import { WaitingTimes } from '../../../../platform/projections/waiting-times.js';
import { reviewedAppraisals } from './appraisals.row.js';

class PublicFiguresResponse {
  @NumberProp({
    nullable: true,
    description: 'Half of the reviews of the last 30 days took no longer; null without any.',
  })
  reviewMedianHours: number | null;
}

@ApiController('appraisals', 'api/public-figures')
export class PublicFiguresController {
  constructor(private readonly waitingTimes: WaitingTimes) {}

  @Get()
  @Access('public')
  @Ok(PublicFiguresResponse)
  async show(): Promise<PublicFiguresResponse> {
    return { reviewMedianHours: await this.waitingTimes.medianHours(reviewedAppraisals) };
  }
}
