import { Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { mapPage, pageOf, pageSortedBy } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { QueueExports } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { verificationRefusals } from '../../domain/verification.refusals.js';
import {
  PendingKycPage,
  type PendingKycResponse,
  SharingBusinessesResponse,
  showPending,
  showSharing,
} from './pending-kyc.response.js';
import { PendingKyc } from './pending-kyc.row.js';

const MAX_SHARING = 20;

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

  /** Other businesses that gave the same phone, name or address. */
  @Get(':userId/sharing')
  @Access('review-kyc')
  @Ok(SharingBusinessesResponse)
  async sharing(@Param('userId', ParseUUIDPipe) userId: string): Promise<SharingBusinessesResponse> {
    const verification = await this.readModels.one(PendingKyc, userId);
    if (!verification) throw new DomainError(verificationRefusals.NOT_FOUND);
    const { marks } = verification;
    const others = { id: { $ne: userId }, marks: { $overlap: [...marks] } };
    const rows = await this.readModels.first(MAX_SHARING, PendingKyc, others, []);
    const businesses = await this.directory.of(rows.map(({ id }) => id));
    return { items: rows.map((row) => showSharing(row, marks, businesses.get(row.id))) };
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
