import { Get, Inject, Query } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { CONFIG, type ProductConfig } from '../../../../config/config.js';
import { QueryNumber } from '../../../../platform/http/fields.js';
import { notFound } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { WaitingTimes } from '../../../../platform/projections/waiting-times.js';
import { exampleContactDetails } from '../../../../reference-data/index.js';
import { MemberDirectory } from '../../../identity/public.js';
import { CHALLENGE_DAYS } from '../../domain/challenge.decider.js';
import { Appraisal, reviewedAppraisals } from './appraisals.row.js';
import { BriefResponse, briefOf } from './brief.response.js';
import { daysOf } from './days.js';

class BriefQuery {
  /** A day up to the current one. Defaults to the current day. */
  @QueryNumber({ min: 1, max: CHALLENGE_DAYS, optional: true }) day?: number;
}

@ApiController('appraisals', 'api/me/brief')
export class BriefController {
  private readonly networkUrl: string | null;

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly waitingTimes: WaitingTimes,
    @Inject(CONFIG) { contact, demo }: ProductConfig,
  ) {
    this.networkUrl = contact.networkUrl ?? (demo ? exampleContactDetails.networkUrl : null);
  }

  /** Open to basic members too: the brief of day 1 is shown before they pay. */
  @Get()
  @Access('own-journey')
  @Ok(BriefResponse)
  async show(@Me() memberId: string, @Query() { day }: BriefQuery): Promise<BriefResponse> {
    const [appraisals, members, reviewMedianHours] = await Promise.all([
      this.readModels.all(Appraisal, { memberId }),
      this.directory.of([memberId]),
      this.waitingTimes.medianHours(reviewedAppraisals),
    ]);
    const { currentDay } = daysOf(appraisals);
    if (day && day > (currentDay ?? CHALLENGE_DAYS)) throw notFound();
    const brief = briefOf(members.get(memberId)?.qualification, day ?? currentDay);
    return { ...brief, networkUrl: this.networkUrl, reviewMedianHours };
  }
}
