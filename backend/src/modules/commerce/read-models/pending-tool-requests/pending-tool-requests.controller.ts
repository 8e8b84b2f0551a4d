import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { QueueExports } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import {
  PendingToolRequestPage,
  type PendingToolRequestResponse,
  showPending,
} from './pending-tool-requests.response.js';
import { PendingToolRequest } from './pending-tool-requests.row.js';

class PendingToolRequestsQuery extends pageSortedBy('createdAt') {}

@ApiController('staff', 'api/admin/tool-requests')
export class PendingToolRequestsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    exports: QueueExports,
  ) {
    exports.offer('growthTools', (query) => this.list(query));
  }

  @Get()
  @Access('review-tool-requests')
  @Ok(PendingToolRequestPage)
  async list(@Query() query: PendingToolRequestsQuery): Promise<Page<PendingToolRequestResponse>> {
    const direction = query.sort === '-createdAt' ? 'desc' : 'asc';
    const page = await this.readModels.page(PendingToolRequest, {}, [{ requestedAt: direction }], pageOf(query));
    const members = await this.directory.of(page.items.map(({ memberId }) => memberId));
    return mapPage(page, (row) => showPending(row, members.get(row.memberId)));
  }
}
