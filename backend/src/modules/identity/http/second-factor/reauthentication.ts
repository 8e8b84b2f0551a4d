import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Accounts } from '../../accounts/accounts.js';
import { Passwords } from '../../passwords/passwords.js';
import { AttemptThrottle } from '../attempt-throttle.js';
import { signInRefusals } from '../sign-in.refusals.js';

/** Asks a signed-in member for the password or a code again. Wrong answers delay only the sessions of this account. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly attempts: AttemptThrottle,
  ) {}

  /** `check` throws when the answer is wrong. */
  async verify<T>(memberId: string, check: () => Promise<T>): Promise<T> {
    await this.attempts.admitReauthentication(memberId);
    const result = await check();
    await this.attempts.recordRightAnswer(memberId);
    return result;
  }

  /** Answers the hash that was matched. */
  async checkPassword(memberId: string, password: string, field = 'password'): Promise<string> {
    const account = await this.accounts.byId(memberId);
    const isRight = await this.passwords.matches(account?.passwordHash, password);
    if (account && isRight) return account.passwordHash;
    const { WRONG_PASSWORD } = signInRefusals;
    throw new HttpProblem(WRONG_PASSWORD, [{ field, message: WRONG_PASSWORD.detail }]);
  }
}
