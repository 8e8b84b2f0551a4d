import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { staffRoles } from '../../../../access/roles.js';
import { pick } from '../../../../platform/event-sourcing/index.js';
import { ChoicesProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import type { StaffRole } from '../../domain/member.events.js';
import { holdsRoles, Profile } from './profile.row.js';

class StaffResponse {
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp() email: string;
  @ChoicesProp(staffRoles) roles: readonly StaffRole[];
}

class StaffListResponse {
  @ListProp(() => StaffResponse) items: StaffResponse[];
  @NumberProp() total: number;
}

@ApiController('staff', 'api/admin/staff')
export class StaffController {
  constructor(private readonly readModels: ReadModels) {}

  @Get()
  @Access('manage-members')
  @Ok(StaffListResponse)
  async list(): Promise<StaffListResponse> {
    const staff = await this.readModels.all(Profile, holdsRoles(), [{ lastName: 'asc' }, { firstName: 'asc' }]);
    const items = staff.map((row) => ({ userId: row.id, ...pick(row, ['firstName', 'lastName', 'email', 'roles']) }));
    return { items, total: items.length };
  }
}
