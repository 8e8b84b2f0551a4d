import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Accounts } from '../../accounts/accounts.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { Passwords } from '../../passwords/passwords.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import { signInRefusals } from '../sign-in.refusals.js';

/** Asks a signed-in member for the password or a code again. A wrong answer counts as one at sign-in does. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly accounts: Accounts,
    private readonly addresses: EmailAddresses,
    private readonly passwords: Passwords,
    private readonly attempts: AttemptThrottle,
  ) {}

  /** `check` throws where the answer is wrong. */
  async verify<T>(memberId: string, ip: string, check: () => Promise<T>): Promise<T> {
    const email = await this.addresses.of(memberId);
    await this.attempts.admitSignIn(email, ip);
    const result = await check();
    await this.attempts.recordSignIn(email, ip);
    return result;
  }

  async checkPassword(memberId: string, password: string): Promise<void> {
    const account = await this.accounts.byId(memberId);
    const isRight = await this.passwords.matches(account?.passwordHash, password);
    if (!isRight) throw new HttpProblem(signInRefusals.WRONG_PASSWORD);
  }
}
