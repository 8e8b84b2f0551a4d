import { Body, Delete, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import {
  Access,
  ApiController,
  Created,
  NoContent,
  Ok,
  PathId,
  RequestCaller,
} from '../../../../access/access.decorator.js';
import { CONFIG, type ProductConfig } from '../../../../config/config.js';
import {
  type Caller,
  type CommandResult,
  ExecuteCommand,
} from '../../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Erasures } from '../../../../platform/erasure/erasures.js';
import { addMinutes } from '../../../../platform/event-sourcing/index.js';
import { notFound } from '../../../../platform/http/problem.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { INVITATION_HOURS } from '../../accounts/mails.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import { StaffInvitations } from '../../read-models/staff-invitations/staff-invitations.row.js';
import { EnrolmentCodes } from '../../second-factor/enrolment-codes.js';
import { hashOf, newToken } from '../../sessions/refresh-token.js';
import { InviteStaffRequest, StaffInvitedResponse } from './staff.requests.js';

@Access('grant-roles')
@ApiController('staff', 'api/admin/staff/invitations')
export class StaffInvitationsController {
  constructor(
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly codes: EnrolmentCodes,
    private readonly erasures: Erasures,
    private readonly readModels: ReadModels,
  ) {}

  /** Sends an open invitation of the same address again, with this role. */
  @Post()
  @Created(StaffInvitedResponse)
  async invite(@Body() invited: InviteStaffRequest, @RequestCaller() caller: Caller) {
    const [open] = await this.readModels.all(StaffInvitations, { email: invited.email });
    return this.send(open?.id ?? uuidv7(), invited, caller);
  }

  /** Sends a new link. The former one is no longer valid. */
  @Post(':id/send-again')
  @Ok(StaffInvitedResponse)
  async sendAgain(@PathId('id') id: string, @RequestCaller() caller: Caller) {
    const [open] = await this.readModels.all(StaffInvitations, { id });
    if (!open) throw notFound();
    return this.send(id, open, caller);
  }

  /** Invalidates the link and erases the address. */
  @Delete(':id')
  @NoContent()
  async withdraw(@PathId('id') id: string, @RequestCaller() caller: Caller): Promise<void> {
    const command = { type: 'WithdrawInvitation', data: {} } as const;
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(id), command, caller));
    await this.erasures.finishNow(id);
  }

  private async send(
    memberId: string,
    { email, role }: InviteStaffRequest,
    caller: Caller,
  ): Promise<CommandResult<StaffInvitedResponse>> {
    const { smtpUrl, publicUrl } = this.config;
    const secret = newToken();
    const expiresAt = addMinutes(this.clock.now(), INVITATION_HOURS * 60).toISOString();
    const link = `${publicUrl}/reset-password?token=${memberId}.${secret}`;
    const isMailed = smtpUrl !== undefined;
    const invitation = { email, role, tokenHash: hashOf(secret).toString('hex'), expiresAt, link };
    const data = isMailed ? invitation : { ...invitation, isLinkShown: true as const };
    const answer = () => ({ id: memberId, expiresAt, isMailed, link: isMailed ? null : link, enrolmentCode: null });
    const command = { type: 'InviteStaff', data } as const;
    const done = await this.bus.execute(
      new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller, answer),
    );
    const enrolmentCode = (await this.codes.issueForInvited(done.answer.id)) ?? null;
    return done.with({ ...done.answer, enrolmentCode });
  }
}
