import { Get, Query } from '@nestjs/common';
import { Access, ApiController, MyRoles, Ok, PathId } from '../../../../access/access.decorator.js';
import { allows } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import { mapPage, pageOf, pageShowing } from '../../../../platform/http/paging.js';
import { notFound } from '../../../../platform/http/problem.js';
import { rejectUnknownCursor } from '../../../../platform/projections/cursor.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { filterOf, MembersQuery } from './members.query.js';
import { MemberPage, MemberResponse, showMember } from './members.response.js';
import { Member } from './members.row.js';
import { cursorAfter, readCursor } from './members-cursor.js';
import { MembersList } from './members-list.js';

@ApiController('staff', 'api/admin/members')
export class MembersListController {
  constructor(
    private readonly list: MembersList,
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  /** Newest first by default. After row 10,000, pages need a cursor. */
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
    const guarded = await this.directory.withSecondFactor(rows.map(({ id }) => id));
    return { ...mapPage(shown, (row) => showMember(row, guarded.has(row.id))), counts, foundElsewhere };
  }

  /** Reviewers do not see address, number, ban reason and second factor. */
  @Get(':id')
  @Access('read-members')
  @Ok(MemberResponse)
  async one(@PathId('id') id: string, @MyRoles() roles: readonly StaffRole[]): Promise<MemberResponse> {
    const row = await this.readModels.one(Member, id);
    if (!row) throw notFound();
    const isOpen = allows('read-history', roles);
    if (!isOpen) return showMember({ ...row, ...UNSHOWN }, null);
    return showMember(row, (await this.directory.withSecondFactor([id])).has(id));
  }
}

const UNSHOWN = { email: '', phone: null, gender: null, banReason: null } as const;
