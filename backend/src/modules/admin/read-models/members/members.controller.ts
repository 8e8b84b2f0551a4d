import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { mapPage, pageOf, pageShowing } from '../../../../platform/http/paging.js';
import { rejectUnknownCursor } from '../../../../platform/projections/cursor.js';
import { filterOf, MembersQuery } from './members.query.js';
import { MemberPage, showMember } from './members.response.js';
import { cursorAfter, readCursor } from './members-cursor.js';
import { MembersList } from './members-list.js';

@ApiController('staff', 'api/admin/members')
export class MembersListController {
  constructor(private readonly list: MembersList) {}

  /** Newest first unless asked otherwise. Beyond row 10,000 a list is followed by its cursor. */
  @Get()
  @Access('manage-members')
  @Ok(MemberPage)
  async show(@Query() query: MembersQuery): Promise<MemberPage> {
    const { sort = '-registeredAt', cursor } = query;
    const asked = pageOf(query);
    const { page, pageSize } = asked;
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    const place = after ? { offset: 0, after } : { offset: (page - 1) * pageSize };
    const found = this.list.find(filterOf(query), sort, { ...place, limit: pageSize + 1 });
    const { rows, total, counts, foundElsewhere } = await rejectUnknownCursor(cursor, found);
    const shown = pageShowing(rows, total, asked, (last) => cursorAfter(last, sort));
    return { ...mapPage(shown, showMember), counts, foundElsewhere };
  }
}
