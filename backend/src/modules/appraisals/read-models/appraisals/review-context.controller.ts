import { Get } from '@nestjs/common';
import { Access, ApiController, Ok, PathId } from '../../../../access/access.decorator.js';
import { notFound } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { Appraisal, hasLinkOf } from './appraisals.row.js';
import { briefOf } from './brief.response.js';
import { ReviewContextResponse, showOther, showSameLink } from './review-context.response.js';

const MAX_OTHERS = 30;
const MAX_SAME_LINK = 10;

@ApiController('staff', 'api/admin/appraisals/:appraisalId/context')
export class ReviewContextController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('review-appraisals')
  @Ok(ReviewContextResponse)
  async show(@PathId('appraisalId') appraisalId: string): Promise<ReviewContextResponse> {
    const appraisal = await this.readModels.one(Appraisal, appraisalId);
    if (!appraisal) throw notFound();
    const { memberId, assignmentUrl, dayNumber } = appraisal;
    const others = { memberId, id: { $ne: appraisalId } };
    const sameLink = { $and: [{ memberId: { $ne: memberId } }, hasLinkOf(assignmentUrl)] };
    const [own, ofOthers] = await Promise.all([
      this.readModels.first(MAX_OTHERS, Appraisal, others, [{ submittedAt: 'desc' }]),
      assignmentUrl === '' ? [] : this.readModels.first(MAX_SAME_LINK, Appraisal, sameLink, [{ submittedAt: 'asc' }]),
    ]);
    const members = await this.directory.of([memberId, ...ofOthers.map((row) => row.memberId)]);
    const { lesson, assignment, lookedAt } = briefOf(members.get(memberId)?.qualification, dayNumber);
    return {
      userId: memberId,
      lesson: lesson?.title ?? null,
      assignment,
      lookedAt,
      others: own.map(showOther),
      sameLink: ofOthers.map((row) => showSameLink(row, members.get(row.memberId))),
    };
  }
}
