import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { mapPage, PageQuery, pageOf } from '../../../../platform/http/paging.js';
import { type Page, ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import {
  ApprovedHireRequestPage,
  type ApprovedHireRequestResponse,
  showApproved,
} from './approved-hire-requests.response.js';
import { ApprovedHireRequest } from './approved-hire-requests.row.js';

@ApiController('staff', 'api/admin/approved-hire-requests')
export class ApprovedHireRequestsController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('review-hire-requests')
  @BehindSwitch('matching')
  @Ok(ApprovedHireRequestPage)
  async list(@Query() query: PageQuery): Promise<Page<ApprovedHireRequestResponse>> {
    const approved = { approvedAt: { $ne: null } };
    const page = await this.readModels.page(ApprovedHireRequest, approved, [{ approvedAt: 'desc' }], pageOf(query));
    const members = await this.directory.of(page.items.map(({ memberId }) => memberId));
    return mapPage(page, (row) => showApproved(row, members.get(row.memberId)));
  }
}
