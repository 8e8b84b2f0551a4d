import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { QueueExports, QueueLists, queueQuery } from '../../../admin/public.js';
import { PendingHireRequestPage, showPending } from './pending-hire-requests.response.js';
import { PendingHireRequest } from './pending-hire-requests.row.js';

class PendingHireRequestsQuery extends queueQuery('createdAt') {}

@ApiController('staff', 'api/admin/hire-requests')
export class PendingHireRequestsController {
  constructor(
    private readonly lists: QueueLists,
    exports: QueueExports,
  ) {
    exports.offer('hireRequests', (query) => this.list(query));
  }

  @Get()
  @Access('review-hire-requests')
  @Ok(PendingHireRequestPage)
  list(@Query() query: PendingHireRequestsQuery): Promise<PendingHireRequestPage> {
    const rows = { entity: PendingHireRequest, member: 'memberId', since: 'requestedAt' } as const;
    return this.lists.page({ queue: 'hireRequests', ...rows, show: showPending }, query);
  }
}
