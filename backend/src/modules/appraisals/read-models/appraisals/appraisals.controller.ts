import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MyPoints, Ok } from '../../../../access/access.decorator.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { unlockThreshold } from '../../../../reference-data/index.js';
import { ChallengeResponse, showChallenge } from './appraisals.response.js';
import { Appraisal } from './appraisals.row.js';

@ApiController('appraisals', 'api/me/appraisals')
export class AppraisalsController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-journey')
  @Ok(ChallengeResponse)
  async show(@Me() memberId: string, @MyPoints() points: number): Promise<ChallengeResponse> {
    return showChallenge(await this.readModels.all(Appraisal, { memberId }), points < unlockThreshold);
  }
}
