import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MyApprovedAt, MyPoints, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Switches } from '../../../../platform/features/switches.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { unlockThreshold } from '../../../../reference-data/index.js';
import { WEEKLY_APPRAISALS } from '../../domain/weeks.js';
import { ChallengeResponse, showChallenge } from './appraisals.response.js';
import { Appraisal } from './appraisals.row.js';

@ApiController('appraisals', 'api/me/appraisals')
export class AppraisalsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly switches: Switches,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('own-journey')
  @Ok(ChallengeResponse)
  async show(
    @Me() memberId: string,
    @MyPoints() points: number,
    @MyApprovedAt() approvedAt: Date | null,
  ): Promise<ChallengeResponse> {
    const rows = await this.readModels.all(Appraisal, { memberId });
    const weeksFrom = (await this.switches.isOn(WEEKLY_APPRAISALS)) ? approvedAt : null;
    return showChallenge(rows, { isBelowThreshold: points < unlockThreshold, weeksFrom, now: this.clock.now() });
  }
}
