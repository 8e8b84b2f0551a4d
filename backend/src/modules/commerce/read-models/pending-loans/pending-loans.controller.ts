import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { QueueExports } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { PendingLoanPage, type PendingLoanResponse, showPending } from './pending-loans.response.js';
import { PendingLoan } from './pending-loans.row.js';

class PendingLoansQuery extends pageSortedBy('createdAt') {}

@ApiController('staff', 'api/admin/loans')
export class PendingLoansController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    exports: QueueExports,
  ) {
    exports.offer('loans', (query) => this.list(query));
  }

  @Get()
  @Access('decide-loans')
  @Ok(PendingLoanPage)
  async list(@Query() query: PendingLoansQuery): Promise<Page<PendingLoanResponse>> {
    const direction = query.sort === '-createdAt' ? 'desc' : 'asc';
    const page = await this.readModels.page(PendingLoan, {}, [{ requestedAt: direction }], pageOf(query));
    const members = await this.directory.of(page.items.map(({ memberId }) => memberId));
    return mapPage(page, (row) => showPending(row, members.get(row.memberId)));
  }
}
