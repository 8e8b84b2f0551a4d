import { Body, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  Accepted,
  Access,
  ApiController,
  Me,
  NoApiTokens,
  Ok,
  RequestCaller,
} from '../../../../access/access.decorator.js';
import {
  type Caller,
  type CommandResult,
  ExecuteCommand,
} from '../../../../platform/command-handling/execute-command.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { Accounts } from '../../accounts/accounts.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { EmailVerifications } from '../../accounts/email-verifications.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import { memberRefusals } from '../../domain/member.refusals.js';
import { PasswordResets } from '../../passwords/password-resets.js';
import { ProfileResponse, showProfile } from '../../read-models/profile/profile.response.js';
import { Profiles } from '../../read-models/profile/profiles.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import { Reauthentication } from '../second-factor/reauthentication.js';
import { CorrectEmailRequest } from './verification.requests.js';

@Access('own-record')
@NoApiTokens()
@ApiController('account', 'api/me/email')
export class OwnEmailController {
  constructor(
    private readonly bus: CommandBus,
    private readonly profiles: Profiles,
    private readonly addresses: EmailAddresses,
    private readonly verifications: EmailVerifications,
    private readonly attempts: AttemptThrottle,
    private readonly reauthentication: Reauthentication,
    private readonly accounts: Accounts,
    private readonly resets: PasswordResets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends another link and code, unless the address is verified. */
  @Post('verification')
  @Accepted('A mail is on its way.')
  async sendAgain(@Me() memberId: string): Promise<void> {
    const { emailVerifiedAt } = await this.profiles.of(memberId);
    if (emailVerifiedAt) return;
    await this.attempts.admitVerificationMail(memberId);
    await this.verifications.sendAgain(memberId);
  }

  /**
   * Corrects a mistyped address, with the password, until it is verified. Where mail can be sent, the address changes
   * once it is proven, and only a mail says that it is taken.
   */
  @Post()
  @Ok(ProfileResponse)
  async correct(
    @Me() memberId: string,
    @Body() { email, password }: CorrectEmailRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<ProfileResponse> | ProfileResponse> {
    await this.reauthentication.verify(memberId, () => this.reauthentication.checkPassword(memberId, password));
    await this.attempts.admitVerificationMail(memberId);
    if (this.config.smtpUrl !== undefined) return this.correctByMail(memberId, email);
    const formerEmail = await this.addresses.of(memberId);
    const command = { type: 'CorrectOwnEmail', data: { email, formerEmail } } as const;
    const executed = await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
    return executed.with(showProfile(await this.profiles.of(memberId)));
  }

  private async correctByMail(memberId: string, email: string): Promise<ProfileResponse> {
    const profile = await this.profiles.of(memberId);
    if (profile.emailVerifiedAt) throw new DomainError(memberRefusals.EMAIL_IS_VERIFIED);
    if (profile.roles.length > 0) throw new DomainError(memberRefusals.STAFF_CANNOT_BE_CORRECTED);
    const owner = await this.accounts.byEmail(email);
    if (owner && owner.memberId !== memberId) await this.resets.answerNewcomer(email);
    else await this.verifications.sendCorrection(memberId, email);
    return showProfile(profile);
  }
}
