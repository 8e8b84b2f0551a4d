import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MyPoints } from '../../../../access/access.decorator.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { unlockThreshold } from '../../../../reference-data/index.js';
import { ChallengeResponse, showChallenge } from './appraisals.response.js';
import { Appraisal } from './appraisals.row.js';

@ApiTags('appraisals')
@Controller('api/me/appraisals')
export class AppraisalsController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('own-journey')
  @ApiOkResponse({ type: ChallengeResponse })
  async show(@Me() memberId: string, @MyPoints() points: number): Promise<ChallengeResponse> {
    return showChallenge(await this.readModels.all(Appraisal, { memberId }), points < unlockThreshold);
  }
}
