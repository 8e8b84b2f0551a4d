import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { isRefusal } from '../../../platform/event-sourcing/index.js';
import { memberAggregate, memberOf } from '../domain/member.aggregate.js';
import type { MemberCommand } from '../domain/member.commands.js';
import { Passwords } from '../passwords/passwords.js';
import { Accounts } from './accounts.js';
import { accountRefusals } from './accounts.refusals.js';

const nobodyInParticular = { phone: null, country: null, state: null, gender: null, marketingConsent: false };

/** Makes the account of `ADMIN_EMAIL` the first admin, once. Later grants and revocations are in the log. */
@Injectable()
export class FirstAdmin {
  private readonly logger = new Logger('start');

  constructor(
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly bus: CommandBus,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
  ) {}

  async ensure(): Promise<void> {
    if (await this.accounts.someoneIsAdmin()) return;
    const { adminEmail, staffSecondFactor } = this.config;
    const account = await this.accounts.byEmail(adminEmail);
    const memberId = account?.memberId ?? (await this.register(adminEmail));
    await this.send(memberId, { type: 'ChangeStaffRoles', data: { grant: 'admin', memberId, by: memberId } });
    if (staffSecondFactor === 'required')
      this.logger.log({ message: 'the first admin turns two-step sign-in on with a code: sankofa second-factor code' });
  }

  private async register(email: string): Promise<string> {
    const memberId = uuidv7();
    const passwordHash = await this.passwords.hash(this.config.adminPassword);
    const names = { email, firstName: 'First', lastName: 'Admin', membershipType: null };
    try {
      await this.send(memberId, { type: 'RegisterMember', data: { ...names, ...nobodyInParticular, passwordHash } });
      return memberId;
    } catch (error) {
      if (!isRefusal(error, accountRefusals.EMAIL_ALREADY_REGISTERED)) throw error;
      const other = await this.accounts.byEmail(email); // another process may have started at the same moment
      if (!other) throw error;
      return other.memberId;
    }
  }

  private async send(memberId: string, command: MemberCommand): Promise<void> {
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, systemCaller(memberId)));
  }
}
