import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { QueueExports, QueueLists, queueQuery } from '../../../admin/public.js';
import { PendingAppraisalPage, showPending } from './pending-appraisals.response.js';
import { PendingAppraisal } from './pending-appraisals.row.js';

class PendingAppraisalsQuery extends queueQuery('submittedAt', ['again']) {}

@ApiController('staff', 'api/admin/appraisals')
export class PendingAppraisalsController {
  constructor(
    private readonly lists: QueueLists,
    exports: QueueExports,
  ) {
    exports.offer('appraisals', (query) => this.list(query));
  }

  @Get()
  @Access('review-appraisals')
  @Ok(PendingAppraisalPage)
  list(@Query() query: PendingAppraisalsQuery): Promise<PendingAppraisalPage> {
    const rows = { entity: PendingAppraisal, member: 'memberId', since: 'submittedAt' } as const;
    const statuses = { again: { attempt: { $gt: 1 } } };
    return this.lists.page({ queue: 'appraisals', ...rows, statuses, show: showPending }, query);
  }
}
