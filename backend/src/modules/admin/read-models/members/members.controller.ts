import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/access/access.decorator.js';
import { mapPage, pageOf } from '../../../../platform/http/paging.js';
import { COUNT_CAP, ReadModels } from '../../../../platform/projections/read-models.js';
import { filterOf, inStatus, MembersQuery, orderOf } from './members.query.js';
import { MemberPage, showMember } from './members.response.js';
import { Member } from './members.row.js';

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/members')
export class MembersListController {
  constructor(@Inject(ReadModels) private readonly readModels: ReadModels) {}

  /** Newest first unless asked otherwise. */
  @Get()
  @Access('manage-members')
  @ApiOkResponse({ type: MemberPage })
  async list(@Query() query: MembersQuery): Promise<MemberPage> {
    const [page, approved, banned] = await Promise.all([
      this.readModels.page(Member, filterOf(query), orderOf(query.sort), pageOf(query)),
      this.readModels.countUpTo(COUNT_CAP, Member, inStatus('approved')),
      this.readModels.countUpTo(COUNT_CAP, Member, inStatus('banned')),
    ]);
    return { ...mapPage(page, showMember), counts: { approved, banned } };
  }
}
