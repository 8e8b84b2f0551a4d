import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../../platform/http/problem.js';
import { addressKey } from '../../../platform/throttling/address.js';
import { Throttle, type ThrottlePolicy } from '../../../platform/throttling/throttle.js';
import { ContactHashes } from '../accounts/contact-hashes.js';
import { signInRefusals } from './sign-in.refusals.js';

const HOUR = 3_600;

/** Whole offices and mobile networks share an address, so an address is given more than an account. */
const policies = {
  signInByAccount: { free: 5, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  signInByAddress: { free: 100, maxDelaySeconds: 10, forgetAfterSeconds: HOUR / 4 },
  registerByAddress: { free: 30, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  resetByAccount: { free: 3, maxDelaySeconds: HOUR, forgetAfterSeconds: HOUR },
  resetByAddress: { free: 30, maxDelaySeconds: HOUR, forgetAfterSeconds: HOUR },
} satisfies Record<string, ThrottlePolicy>;

/** Who has tried what how often, by account and by address. */
@Injectable()
export class AttemptThrottle {
  constructor(
    private readonly throttle: Throttle,
    private readonly hashes: ContactHashes,
  ) {}

  /** Throws when it is too early for the next try. An account that does not exist is no different. */
  async admitSignIn(email: string, ip: string): Promise<void> {
    await this.admit('signInByAddress', addressKey(ip));
    await this.admit('signInByAccount', await this.account(email));
  }

  /** Wrong tries alone count against an address, or the hundredth of an office would have to wait. */
  async recordSignIn(email: string, ip: string): Promise<void> {
    await this.recordRightPassword(ip);
    await this.throttle.reset(`signInByAccount/${await this.account(email)}`);
  }

  /** The password was right and a code is asked for: no wrong try, and no end of the wait for who guesses codes. */
  async recordRightPassword(ip: string): Promise<void> {
    const address = addressKey(ip);
    if (address !== undefined) await this.throttle.refund(`signInByAddress/${address}`);
  }

  admitRegistration(ip: string): Promise<void> {
    return this.admit('registerByAddress', addressKey(ip));
  }

  /** Whether a mail should be sent; the answer to the visitor is the same. */
  async admitReset(email: string, ip: string): Promise<boolean> {
    const waits = [
      await this.delayOf('resetByAddress', addressKey(ip)),
      await this.delayOf('resetByAccount', await this.account(email)),
    ];
    return waits.every((seconds) => seconds === 0);
  }

  private async admit(kind: keyof typeof policies, who: string | undefined): Promise<void> {
    const seconds = await this.delayOf(kind, who);
    if (seconds > 0) throw new HttpProblem(signInRefusals.TOO_MANY_REQUESTS, undefined, seconds);
  }

  private async delayOf(kind: keyof typeof policies, who: string | undefined): Promise<number> {
    return who === undefined ? 0 : this.throttle.admit(`${kind}/${who}`, policies[kind]);
  }

  private async account(email: string): Promise<string> {
    return (await this.hashes.email(email)).toString('base64');
  }
}
