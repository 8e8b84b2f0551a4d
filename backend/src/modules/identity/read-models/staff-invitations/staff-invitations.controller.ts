import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { staffRoles } from '../../../../access/roles.js';
import { RecordedAccess } from '../../../../platform/access-log/recorded-access.decorator.js';
import { ChoiceProp, DateTimeProp, IdProp, ListProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import type { StaffRole } from '../../domain/member.events.js';
import { MemberDirectory } from '../../public.js';
import { StaffInvitations } from './staff-invitations.row.js';

class StaffInvitationResponse {
  @IdProp({ description: 'Of the account that it becomes.' }) id: string;
  @TextProp() email: string;
  @ChoiceProp(staffRoles) role: StaffRole;
  @TextProp({ nullable: true, description: 'Who sent it last; null once they were erased.' }) invitedBy: string | null;
  @DateTimeProp() invitedAt: Date;
  @DateTimeProp({ description: 'Until when the link is good.' }) expiresAt: Date;
}

class StaffInvitationsResponse {
  @ListProp(() => StaffInvitationResponse) items: StaffInvitationResponse[];
}

@ApiController('staff', 'api/admin/staff/invitations')
export class StaffInvitationsListController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  /** Open invitations, latest first. */
  @Get()
  @Access('manage-members')
  @RecordedAccess({ member: 'id' })
  @Ok(StaffInvitationsResponse)
  async list(): Promise<StaffInvitationsResponse> {
    const rows = await this.readModels.all(StaffInvitations, {}, [{ invitedAt: 'desc' }]);
    const names = await this.directory.namesOf(rows.map(({ invitedBy }) => invitedBy));
    return { items: rows.map((row) => ({ ...row, invitedBy: names.get(row.invitedBy) ?? null })) };
  }
}
