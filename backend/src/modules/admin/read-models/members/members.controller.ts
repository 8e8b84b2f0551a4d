import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../platform/access/access.decorator.js';
import { pageOf } from '../../../../platform/http/paging.js';
import { COUNT_CAP } from '../../../../platform/projections/read-models.js';
import { cursorAfter, readCursor } from './members.cursor.js';
import { filterOf, MembersQuery } from './members.query.js';
import { MemberPage, showMember } from './members.response.js';
import { MembersList } from './members-list.js';

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/members')
export class MembersListController {
  constructor(@Inject(MembersList) private readonly list: MembersList) {}

  /** Newest first unless asked otherwise. Beyond row 10,000 a list is followed by its cursor. */
  @Get()
  @Access('manage-members')
  @ApiOkResponse({ type: MemberPage })
  async show(@Query() query: MembersQuery): Promise<MemberPage> {
    const { sort = '-registeredAt', cursor } = query;
    const { page, pageSize } = pageOf(query);
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    const place = after ? { offset: 0, after } : { offset: (page - 1) * pageSize };
    const { rows, total, counts } = await this.list.find(filterOf(query), sort, { ...place, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => showMember(row)),
      total: Math.min(total, COUNT_CAP),
      ...(total > COUNT_CAP && { totalIsCapped: true }),
      page,
      pageSize,
      counts,
      nextCursor: last && rows.length > pageSize ? cursorAfter(last, sort) : null,
    };
  }
}
