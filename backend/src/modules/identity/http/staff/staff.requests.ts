import { staffRoles } from '../../../../access/roles.js';
import { Choice, Email, PersonName, Text } from '../../../../platform/http/fields.js';
import { DateTimeProp, FlagProp, IdProp, TextProp } from '../../../../platform/http/props.js';
import type { StaffRole } from '../../domain/member.events.js';
import { NewPassword } from '../password/new-password.js';

export class InviteStaffRequest {
  @Email() email: string;
  @Choice(staffRoles) role: StaffRole;
}

export class StaffInvitedResponse {
  @IdProp() id: string;
  @DateTimeProp({ description: 'Until when the link is good.' }) expiresAt: string;
  @FlagProp({ description: 'False where no mail leaves this installation.' }) isMailed: boolean;
  @TextProp({
    nullable: true,
    description: 'Told this once, where it is not mailed: what is handed over in its place.',
  })
  link: string | null;
  @TextProp({ nullable: true, description: 'Told this once: what a colleague turns two-step sign-in on with.' })
  enrolmentCode: string | null;
}

export class AcceptInvitationRequest {
  @Text({ max: 100 }) token: string;
  @PersonName() firstName: string;
  @PersonName() lastName: string;
  @NewPassword() password: string;
}
