import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Accounts } from '../../accounts/accounts.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { Passwords } from '../../passwords/passwords.js';
import { Attempts } from '../attempts.js';
import { signInRefusals } from '../sign-in.refusals.js';

/** Has whoever is signed in prove once more who they are; a wrong answer counts as one at sign-in does. */
@Injectable()
export class ProveAgain {
  constructor(
    private readonly accounts: Accounts,
    private readonly addresses: EmailAddresses,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
  ) {}

  /** `check` throws where the answer is wrong. */
  async by<T>(memberId: string, ip: string, check: () => Promise<T>): Promise<T> {
    const email = await this.addresses.of(memberId);
    await this.attempts.signIn(email, ip);
    const proven = await check();
    await this.attempts.signedIn(email, ip);
    return proven;
  }

  async password(memberId: string, password: string): Promise<void> {
    const account = await this.accounts.byId(memberId);
    const isRight = await this.passwords.matches(account?.passwordHash, password);
    if (!isRight) throw new HttpProblem(signInRefusals.WRONG_PASSWORD);
  }
}
