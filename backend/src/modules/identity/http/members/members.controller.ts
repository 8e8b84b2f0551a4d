import { Body, Delete, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  Access,
  ApiController,
  NoApiTokens,
  NoContent,
  Ok,
  PathId,
  RequestCaller,
} from '../../../../access/access.decorator.js';
import { staffRoles } from '../../../../access/roles.js';
import {
  type Caller,
  type CommandResult,
  ExecuteCommand,
} from '../../../../platform/command-handling/execute-command.js';
import { Choice, Email, Label, LongText } from '../../../../platform/http/fields.js';
import { wrongField } from '../../../../platform/http/problem.js';
import { FlagProp, TextProp } from '../../../../platform/http/props.js';
import { LiveUpdates } from '../../../../platform/live-updates/live-updates.js';
import { departments } from '../../../../reference-data/index.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { MemberCommand } from '../../domain/member.commands.js';
import type { StaffRole } from '../../domain/member.events.js';
import { MemberForStaffResponse, showMember } from '../../read-models/profile/profile.response.js';
import { Profiles } from '../../read-models/profile/profiles.js';
import { EnrolmentCodes } from '../../second-factor/enrolment-codes.js';

export class ReasonRequest {
  @LongText({ max: 500, optional: true, description: 'The reason of a ban is shown to the member.' }) reason?: string;
}

export class TakeOffSecondFactorRequest {
  @LongText({ max: 500, description: 'How the member was known to be the owner.' }) reason: string;
}

export class ChangeRolesRequest {
  @Choice(staffRoles, { optional: true }) grant?: StaffRole;
  @Choice(staffRoles, { optional: true }) revoke?: StaffRole;
}

export class CorrectAccountRequest {
  @Email({ optional: true }) email?: string;
  @Label('Department')
  @Choice(departments, { optional: true })
  qualification?: string;
}

export class DecidedMemberResponse extends MemberForStaffResponse {
  @FlagProp({ description: 'False where it was so already, as when a colleague was faster.' }) changed: boolean;
}

class ChangedRolesResponse extends DecidedMemberResponse {
  @TextProp({ nullable: true, description: 'Told this once: what a colleague turns two-step sign-in on with.' })
  enrolmentCode: string | null;
}

@Access('manage-members')
@ApiController('staff', 'api/admin/members/:id')
export class MembersController {
  constructor(
    private readonly bus: CommandBus,
    private readonly profiles: Profiles,
    private readonly live: LiveUpdates,
    private readonly addresses: EmailAddresses,
    private readonly codes: EnrolmentCodes,
  ) {}

  /** The ban itself ends the sessions. This also closes the open sockets. */
  @Post('ban')
  @Ok(DecidedMemberResponse)
  async ban(@PathId('id') id: string, @Body() { reason }: ReasonRequest, @RequestCaller() caller: Caller) {
    const executed = await this.decide(id, { type: 'BanMember', data: reason ? { reason } : {} }, caller);
    this.live.disconnect(id);
    return executed;
  }

  @Post('reactivate')
  @Ok(DecidedMemberResponse)
  reactivate(@PathId('id') id: string, @Body() { reason }: ReasonRequest, @RequestCaller() caller: Caller) {
    return this.decide(id, { type: 'ReactivateMember', data: reason ? { reason } : {} }, caller);
  }

  /** Changes what members cannot change alone. They sign in with the new address from then on. */
  @Post('account')
  @Access('correct-accounts')
  @Ok(DecidedMemberResponse)
  async correct(
    @PathId('id') id: string,
    @Body() { email, qualification }: CorrectAccountRequest,
    @RequestCaller() caller: Caller,
  ) {
    if (email === undefined && qualification === undefined) {
      const message = 'Give another e-mail address, another department, or both.';
      throw wrongField('email', message);
    }
    const formerEmail = await this.addresses.of(id);
    const data = { ...(email && { email }), ...(qualification && { qualification }), formerEmail };
    return this.decide(id, { type: 'CorrectAccount', data }, caller);
  }

  /** Signs the member out of every device, for example after a theft. */
  @Delete('sessions')
  @NoApiTokens()
  @NoContent()
  async endSessions(@PathId('id') id: string, @RequestCaller() caller: Caller): Promise<void> {
    await this.decide(id, { type: 'EndSessions', data: {} }, caller);
    this.live.disconnect(id);
  }

  /** For a member who lost the phone and the recovery codes. Ends all sessions; a mail tells the member. */
  @Post('second-factor/turn-off')
  @Access('correct-accounts')
  @NoApiTokens()
  @Ok(DecidedMemberResponse)
  async turnOffSecondFactor(
    @PathId('id') id: string,
    @Body() { reason }: TakeOffSecondFactorRequest,
    @RequestCaller() caller: Caller,
  ) {
    const executed = await this.decide(id, { type: 'TurnOffSecondFactor', data: { reason } }, caller);
    this.live.disconnect(id);
    return executed;
  }

  /** Closes the member's sockets. They reconnect with the new roles. */
  @Post('roles')
  @Access('grant-roles')
  @Ok(ChangedRolesResponse)
  async changeRoles(
    @PathId('id') id: string,
    @Body() { grant, revoke }: ChangeRolesRequest,
    @RequestCaller() caller: Caller,
  ) {
    if (grant === revoke) {
      throw wrongField('grant', 'Grant a role, revoke another, or both.');
    }
    const data = { ...(grant && { grant }), ...(revoke && { revoke }), memberId: id, by: caller.actorId };
    const executed = await this.decide(id, { type: 'ChangeStaffRoles', data }, caller);
    this.live.disconnect(id);
    const code = grant && executed.answer.changed ? await this.codes.issueFor(id) : undefined;
    return executed.with(Object.assign(executed.answer, { enrolmentCode: code ?? null }));
  }

  /** Ends roles, sessions, open links and holds at once. */
  @Post('leave')
  @Access('grant-roles')
  @Ok(DecidedMemberResponse)
  async leave(@PathId('id') id: string, @RequestCaller() caller: Caller) {
    const executed = await this.decide(id, { type: 'LeaveStaff', data: { memberId: id, by: caller.actorId } }, caller);
    this.live.disconnect(id);
    return executed;
  }

  private async decide(
    id: string,
    command: MemberCommand,
    caller: Caller,
  ): Promise<CommandResult<DecidedMemberResponse>> {
    const answer = (events: readonly object[]) => ({ changed: events.length > 0 });
    const executed = await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(id), command, caller, answer));
    return executed.with(Object.assign(showMember(await this.profiles.of(id)), executed.answer));
  }
}
