import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { ExecuteCommand, systemCaller } from '../../../../platform/command-handling/execute-command.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { type Account, Accounts } from '../../accounts/accounts.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { RenewPasswordHash } from '../../domain/member.commands.js';
import { isImportedHash, Passwords } from '../../passwords/passwords.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import type { LoginRequest } from './auth.requests.js';
import { DeviceCookie } from './device-cookie.js';
import { SecondFactorCheck } from './second-factor-check.js';
import { SignIn } from './sign-in.js';

/** Checks address, password and code, and counts every attempt. */
@Injectable()
export class Credentials {
  private readonly logger = new Logger('sign-in');

  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: AttemptThrottle,
    private readonly devices: DeviceCookie,
    private readonly signIn: SignIn,
    private readonly secondFactor: SecondFactorCheck,
    private readonly passwords: Passwords,
    private readonly bus: CommandBus,
  ) {}

  /** @param assertOpen runs after the password was right; throws for accounts that must not use this route */
  async verify(
    { email, password, code }: LoginRequest,
    request: GuardedRequest,
    assertOpen: (account: Account) => void,
  ): Promise<Account & { secondFactor: boolean }> {
    const claimed = await this.accounts.byEmail(email);
    if (claimed) request.account = claimed.memberId;
    const attempt = { email, request, device: await this.devices.deviceOf(request, claimed) };
    await this.attempts.admitSignIn(attempt);
    const first = attempt.device !== undefined;
    const account = await this.signIn.proven(claimed, password, { first }).catch(async (error: unknown) => {
      if (isTooBusy(error)) await this.attempts.refund(attempt);
      throw error;
    });
    assertOpen(account);
    const secondFactor = await this.secondFactor.pass(account.memberId, code, attempt);
    await this.attempts.recordSignIn(attempt);
    return { ...(await this.withOwnHash(account, password)), secondFactor };
  }

  /** Replaces an imported hash. When the server is too busy, the next sign-in does it. */
  private async withOwnHash(account: Account, password: string): Promise<Account> {
    const { memberId, passwordHash: formerHash, banned } = account;
    if (banned || !isImportedHash(formerHash)) return account;
    try {
      const passwordHash = await this.passwords.hash(password);
      const command: RenewPasswordHash = { type: 'RenewPasswordHash', data: { passwordHash, formerHash } };
      const execution = new ExecuteCommand(memberAggregate, memberOf(memberId), command, systemCaller(memberId));
      await this.bus.execute(execution);
      return { ...account, passwordHash };
    } catch (error) {
      this.logger.warn({ message: 'a hash that was brought along stays until the next sign-in', error });
      return account;
    }
  }
}

const isTooBusy = (error: unknown): boolean =>
  error instanceof HttpProblem && error.refusal.code === 'TEMPORARILY_UNAVAILABLE';
