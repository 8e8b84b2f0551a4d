import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { QueueExports } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import {
  PendingHireRequestPage,
  type PendingHireRequestResponse,
  showPending,
} from './pending-hire-requests.response.js';
import { PendingHireRequest } from './pending-hire-requests.row.js';

class PendingHireRequestsQuery extends pageSortedBy('createdAt') {}

@ApiController('staff', 'api/admin/hire-requests')
export class PendingHireRequestsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    exports: QueueExports,
  ) {
    exports.offer('hireRequests', (query) => this.list(query));
  }

  @Get()
  @Access('review-hire-requests')
  @Ok(PendingHireRequestPage)
  async list(@Query() query: PendingHireRequestsQuery): Promise<Page<PendingHireRequestResponse>> {
    const direction = query.sort === '-createdAt' ? 'desc' : 'asc';
    const page = await this.readModels.page(PendingHireRequest, {}, [{ requestedAt: direction }], pageOf(query));
    const members = await this.directory.of(page.items.map(({ memberId }) => memberId));
    return mapPage(page, (row) => showPending(row, members.get(row.memberId)));
  }
}
