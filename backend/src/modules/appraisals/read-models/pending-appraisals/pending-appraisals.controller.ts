import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { QueueExports } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { PendingAppraisalPage, type PendingAppraisalResponse, showPending } from './pending-appraisals.response.js';
import { PendingAppraisal } from './pending-appraisals.row.js';

class PendingAppraisalsQuery extends pageSortedBy('submittedAt') {}

@ApiController('staff', 'api/admin/appraisals')
export class PendingAppraisalsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    exports: QueueExports,
  ) {
    exports.offer('appraisals', (query) => this.list(query));
  }

  @Get()
  @Access('review-appraisals')
  @Ok(PendingAppraisalPage)
  async list(@Query() query: PendingAppraisalsQuery): Promise<Page<PendingAppraisalResponse>> {
    const direction = query.sort === '-submittedAt' ? 'desc' : 'asc';
    const page = await this.readModels.page(PendingAppraisal, {}, [{ submittedAt: direction }], pageOf(query));
    const creators = await this.directory.of(page.items.map(({ memberId }) => memberId));
    return mapPage(page, (row) => showPending(row, creators.get(row.memberId)));
  }
}
