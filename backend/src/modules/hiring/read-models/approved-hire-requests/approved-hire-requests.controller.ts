import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Switches } from '../../../../platform/features/switches.js';
import { Choice } from '../../../../platform/http/fields.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import {
  ApprovedHireRequestPage,
  type ApprovedHireRequestResponse,
  showApproved,
} from './approved-hire-requests.response.js';
import { HireRequestProgress } from './approved-hire-requests.row.js';

class ApprovedHireRequestsQuery extends PageQuery {
  /** `staff` lists only requests that wait for staff. */
  @Choice(['staff'], { optional: true }) turn?: 'staff';
}

@ApiController('staff', 'api/admin/approved-hire-requests')
export class ApprovedHireRequestsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
    private readonly clock: Clock,
    private readonly switches: Switches,
  ) {}

  /** While matching is off, only what has begun. */
  @Get()
  @Access('review-hire-requests')
  @Ok(ApprovedHireRequestPage)
  async list(@Query() query: ApprovedHireRequestsQuery): Promise<Page<ApprovedHireRequestResponse>> {
    const begun = { $or: [{ nextStep: { $ne: 'shortlist' as const } }, { dueAt: { $ne: null } }] };
    const waits = {
      $or: [{ nextStep: { $in: ['staff' as const, 'shortlist' as const] } }, { dueAt: { $lt: this.clock.now() } }],
    };
    const isOn = await this.switches.isOn('matching');
    const where = { approvedAt: { $ne: null }, $and: [...(isOn ? [] : [begun]), ...(query.turn ? [waits] : [])] };
    const page = await this.readModels.page(HireRequestProgress, where, [{ approvedAt: 'desc' }], pageOf(query));
    const members = await this.directory.of(page.items.map(({ memberId }) => memberId));
    return mapPage(page, (row) => showApproved(row, members.get(row.memberId)));
  }
}
