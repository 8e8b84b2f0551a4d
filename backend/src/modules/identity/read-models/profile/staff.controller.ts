import { Get } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { staffRoles } from '../../../../access/roles.js';
import { pick } from '../../../../platform/event-sourcing/index.js';
import { ChoicesProp, DateTimeProp, IdProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import type { StaffRole } from '../../domain/member.events.js';
import { Sessions } from '../../sessions/sessions.js';
import { holdsRoles, Profile } from './profile.row.js';

class StaffResponse {
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp() email: string;
  @ChoicesProp(staffRoles) roles: readonly StaffRole[];
  @DateTimeProp({ nullable: true, description: 'null for who has not signed in yet.' }) lastSignInAt: Date | null;
  @NumberProp({ description: 'Devices that are signed in.' }) sessions: number;
  @DateTimeProp({ nullable: true, description: 'Since when signing in asks for a code.' })
  secondFactorSince: Date | null;
}

class StaffListResponse {
  @ListProp(() => StaffResponse) items: StaffResponse[];
  @NumberProp() total: number;
}

@ApiController('staff', 'api/admin/staff')
export class StaffController {
  constructor(
    private readonly readModels: ReadModels,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Access('manage-members')
  @Ok(StaffListResponse)
  async list(): Promise<StaffListResponse> {
    const staff = await this.readModels.all(Profile, holdsRoles(), [{ lastName: 'asc' }, { firstName: 'asc' }]);
    const signIns = await this.sessions.signInsOf(staff.map(({ id }) => id));
    const items = staff.map((row) => ({
      userId: row.id,
      ...pick(row, ['firstName', 'lastName', 'email', 'roles']),
      ...(signIns.get(row.id) ?? { lastSignInAt: null, sessions: 0, secondFactorSince: null }),
    }));
    return { items, total: items.length };
  }
}
