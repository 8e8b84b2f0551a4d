import { Body, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { Access, ApiController, Me, NoApiTokens, Ok, RequestCaller } from '../../../../access/access.decorator.js';
import {
  type Caller,
  type CommandResult,
  ExecuteCommand,
} from '../../../../platform/command-handling/execute-command.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { EditProfile, MemberCommand } from '../../domain/member.commands.js';
import { ProfileResponse, showProfile } from '../../read-models/profile/profile.response.js';
import { Profiles } from '../../read-models/profile/profiles.js';
import { ConsentRequest, EditProfileRequest } from './account.requests.js';
import { checkedContact } from './location-and-phone.js';
import { refuseStaffName } from './own-name.js';

@ApiController('account', 'api/me')
export class AccountController {
  constructor(
    private readonly bus: CommandBus,
    private readonly profiles: Profiles,
  ) {}

  @Patch()
  @Access('own-record')
  @Ok(ProfileResponse)
  async edit(@Me() memberId: string, @Body() body: EditProfileRequest, @RequestCaller() caller: Caller) {
    const data = await this.checked(memberId, body);
    return this.change(memberId, { type: 'EditProfile', data }, caller);
  }

  @Post('consent')
  @Access('own-account')
  @Ok(ProfileResponse)
  consent(@Me() memberId: string, @Body() { marketing }: ConsentRequest, @RequestCaller() caller: Caller) {
    return this.change(memberId, { type: 'SetMarketingConsent', data: { given: marketing } }, caller);
  }

  /** Records the request. Staff carry it out. */
  @Post('erasure')
  @HttpCode(202)
  @Access('own-account')
  @NoApiTokens()
  @ApiAcceptedResponse({ type: ProfileResponse })
  askForErasure(@Me() memberId: string, @RequestCaller() caller: Caller): Promise<CommandResult<ProfileResponse>> {
    return this.change(memberId, { type: 'RequestErasure', data: {} }, caller);
  }

  /** Answers the same where no request is open. */
  @Delete('erasure')
  @Access('own-account')
  @NoApiTokens()
  @Ok(ProfileResponse)
  withdrawErasure(@Me() memberId: string, @RequestCaller() caller: Caller): Promise<CommandResult<ProfileResponse>> {
    return this.change(memberId, { type: 'WithdrawErasureRequest', data: {} }, caller);
  }

  private async change(
    memberId: string,
    command: MemberCommand,
    caller: Caller,
  ): Promise<CommandResult<ProfileResponse>> {
    const executed = await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
    return executed.with(showProfile(await this.profiles.of(memberId)));
  }

  /** Validates names together, and country, state and phone together. Answers only the changes. */
  private async checked(memberId: string, changes: EditProfileRequest): Promise<EditProfile['data']> {
    const { country, state, phone, firstName, lastName } = changes;
    if (firstName !== undefined || lastName !== undefined) await this.checkNames(memberId, changes);
    if (country === undefined && state === undefined && phone === undefined) return changes;
    const now = await this.profiles.of(memberId);
    const contact = checkedContact({
      country: country ?? now.country ?? '',
      state: state ?? now.state ?? '',
      phone: phone ?? now.phone ?? '',
    });
    if (country !== undefined || state !== undefined)
      Object.assign(changes, { country: contact.country, state: contact.state });
    return phone === undefined ? changes : Object.assign(changes, { phone: contact.phone });
  }

  /** Staff may have a name that sounds like staff. */
  private async checkNames(memberId: string, { firstName, lastName }: EditProfileRequest): Promise<void> {
    const now = await this.profiles.find(memberId);
    if (now && now.roles.length > 0) return;
    refuseStaffName({
      ...now,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
    });
  }
}
