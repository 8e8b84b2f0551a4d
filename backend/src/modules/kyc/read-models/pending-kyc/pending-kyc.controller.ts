import { raw } from '@mikro-orm/core';
import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok, PathId } from '../../../../access/access.decorator.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { QueueExports, QueueLists, queueQuery } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { verificationRefusals } from '../../domain/verification.refusals.js';
import { CALLED, containing, partsOf } from './called-businesses.js';
import { PendingKycPage, SharingBusinessesResponse, showPending, showSharing } from './pending-kyc.response.js';
import { PendingKyc } from './pending-kyc.row.js';

const MAX_SHARING = 20;

class PendingKycQuery extends queueQuery('submittedAt', ['again']) {}

const again = { [raw('jsonb_array_length(attempts)')]: { $gt: 1 } };
const ofBusiness = (text: string) => [
  { $and: partsOf(text).map((part) => ({ [raw(CALLED)]: { $like: containing(part) } })) },
];

@ApiController('staff', 'api/admin/kyc')
export class PendingKycController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly lists: QueueLists,
    exports: QueueExports,
  ) {
    exports.offer('kyc', (query) => this.list(query));
  }

  /** Other businesses with the same phone, name or address. */
  @Get(':userId/sharing')
  @Access('review-kyc')
  @Ok(SharingBusinessesResponse)
  async sharing(@PathId('userId') userId: string): Promise<SharingBusinessesResponse> {
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
  list(@Query() query: PendingKycQuery): Promise<PendingKycPage> {
    const rows = {
      entity: PendingKyc,
      member: 'id',
      since: 'waitingSince',
      waits: { waitingSince: { $ne: null } },
    } as const;
    return this.lists.page(
      { queue: 'kyc', ...rows, statuses: { again }, alsoFits: ofBusiness, show: showPending },
      query,
    );
  }
}
