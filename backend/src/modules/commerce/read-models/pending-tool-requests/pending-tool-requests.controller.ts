import { raw } from '@mikro-orm/core';
import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { literal } from '../../../../platform/text/tidy.js';
import { QueueExports, QueueLists, queueQuery } from '../../../admin/public.js';
import { PendingToolRequestPage, showPending } from './pending-tool-requests.response.js';
import { PendingToolRequest } from './pending-tool-requests.row.js';

class PendingToolRequestsQuery extends queueQuery('createdAt', ['kyc', 'member']) {}

const ofTool = (text: string) => [{ [raw('lower(tool_name)')]: { $like: `%${literal(text.toLowerCase())}%` } }];

@ApiController('staff', 'api/admin/tool-requests')
export class PendingToolRequestsController {
  constructor(
    private readonly lists: QueueLists,
    exports: QueueExports,
  ) {
    exports.offer('growthTools', (query) => this.list(query));
  }

  @Get()
  @Access('review-tool-requests')
  @Ok(PendingToolRequestPage)
  list(@Query() query: PendingToolRequestsQuery): Promise<PendingToolRequestPage> {
    const rows = { entity: PendingToolRequest, member: 'memberId', since: 'requestedAt' } as const;
    const statuses = { kyc: { origin: 'kyc' }, member: { origin: 'member' } } as const;
    return this.lists.page({ queue: 'growthTools', ...rows, statuses, alsoFits: ofTool, show: showPending }, query);
  }
}
