import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  Access,
  ApiController,
  Me,
  MySession,
  NoApiTokens,
  NoContent,
  RequestCaller,
} from '../../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../../platform/command-handling/execute-command.js';
import { Idempotency } from '../../../../platform/command-handling/idempotency.js';
import { Password } from '../../../../platform/http/fields.js';
import { LiveUpdates } from '../../../../platform/live-updates/live-updates.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { ChangePassword } from '../../domain/member.commands.js';
import { OwnWords } from '../../passwords/own-words.js';
import { Passwords } from '../../passwords/passwords.js';
import { Reauthentication } from '../second-factor/reauthentication.js';
import { MAX_PASSWORD, NewPassword } from './new-password.js';

export class ChangePasswordRequest {
  @Password({ min: 1, max: MAX_PASSWORD }) currentPassword: string;
  @NewPassword() newPassword: string;
}

@Access('own-account')
@NoApiTokens()
@ApiController('session', 'api/auth/password')
export class ChangePasswordController {
  constructor(
    private readonly bus: CommandBus,
    private readonly idempotency: Idempotency,
    private readonly passwords: Passwords,
    private readonly ownWords: OwnWords,
    private readonly reauthentication: Reauthentication,
    private readonly live: LiveUpdates,
  ) {}

  /** Ends the other sessions. A repetition whose first response was lost does not check the former password again. */
  @Post('change')
  @NoContent()
  async change(
    @Me() memberId: string,
    @MySession() sessionId: string,
    @Body() { currentPassword, newPassword }: ChangePasswordRequest,
    @RequestCaller() caller: Caller,
  ): Promise<void> {
    if (await this.idempotency.answerTo(caller)) return;
    const formerHash = await this.reauthentication.verify(memberId, () =>
      this.reauthentication.checkPassword(memberId, currentPassword, 'currentPassword'),
    );
    await this.ownWords.check(memberId, newPassword, 'newPassword');
    const data = { passwordHash: await this.passwords.hash(newPassword), formerHash, sessionId };
    const command: ChangePassword = { type: 'ChangePassword', data };
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
    this.live.disconnect(memberId);
  }
}
