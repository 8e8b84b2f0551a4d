import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { QueueExports } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { PendingKycPage, type PendingKycResponse, showPending } from './pending-kyc.response.js';
import { PendingKyc } from './pending-kyc.row.js';

class PendingKycQuery extends pageSortedBy('submittedAt') {}

@ApiController('staff', 'api/admin/kyc')
export class PendingKycController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    exports: QueueExports,
  ) {
    exports.offer('kyc', (query) => this.list(query));
  }

  @Get()
  @Access('review-kyc')
  @Ok(PendingKycPage)
  async list(@Query() query: PendingKycQuery): Promise<Page<PendingKycResponse>> {
    const direction = query.sort === '-submittedAt' ? 'desc' : 'asc';
    const waiting = { waitingSince: { $ne: null } };
    const page = await this.readModels.page(PendingKyc, waiting, [{ waitingSince: direction }], pageOf(query));
    const businesses = await this.directory.of(page.items.map(({ id }) => id));
    return mapPage(page, (row) => showPending(row, businesses.get(row.id)));
  }
}
