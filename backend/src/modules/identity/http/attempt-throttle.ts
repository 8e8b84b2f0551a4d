import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../../../platform/http/problem.js';
import { isFromHere, networksOf } from '../../../platform/throttling/address.js';
import { FailureShare } from '../../../platform/throttling/failure-share.js';
import { byNetwork, type Counted, Throttle, type ThrottlePolicy } from '../../../platform/throttling/throttle.js';
import { ContactHashes } from '../accounts/contact-hashes.js';
import { signInRefusals } from './sign-in.refusals.js';

const HOUR = 3_600;
const queueFor = (seconds: number): ThrottlePolicy => ({
  free: 0,
  maxDelaySeconds: seconds,
  entryDelaySeconds: seconds,
  forgetAfterSeconds: 600,
});

/** Offices and mobile networks share one address, so a network has more attempts than one account from it. */
const policies = {
  signInOnDevice: { free: 10, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  signInFromNetwork: { free: 100, maxDelaySeconds: 10, forgetAfterSeconds: HOUR / 4 },
  signInToAccountFromNetwork: { free: 5, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  /** Counts strangers from all networks together. One who comes too early waits in the queue of their own network. */
  signInToAccount: { free: 20, maxDelaySeconds: 15, forgetAfterSeconds: HOUR },
  queueForAccount: queueFor(15),
  queueWhileManyFail: queueFor(5),
  secondFactor: { free: 5, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  reauthentication: { free: 5, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  register: { free: 30, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  resetOnDevice: { free: 3, maxDelaySeconds: HOUR, forgetAfterSeconds: HOUR },
  resetFromNetwork: { free: 30, maxDelaySeconds: HOUR, forgetAfterSeconds: HOUR },
  resetOfAccount: { free: 3, maxDelaySeconds: HOUR, forgetAfterSeconds: HOUR },
  linkCheck: { free: 100, maxDelaySeconds: 60, forgetAfterSeconds: HOUR },
  verificationMail: { free: 3, maxDelaySeconds: HOUR, forgetAfterSeconds: HOUR },
  emailCode: { free: 5, maxDelaySeconds: HOUR, forgetAfterSeconds: 24 * HOUR },
} satisfies Record<string, ThrottlePolicy>;

type Kind = keyof typeof policies;

/** A sign-in attempt. `device` is set when the account knows it: attempts of others do not delay it. */
export interface Attempt {
  readonly email: string;
  readonly request: FastifyRequest;
  readonly device: string | undefined;
}

/** Counts a stranger's attempts by account and network, by network, and by account. ADR 0023 has the reasons. */
@Injectable()
export class AttemptThrottle {
  constructor(
    private readonly throttle: Throttle,
    private readonly failures: FailureShare,
    private readonly hashes: ContactHashes,
  ) {}

  /** Throws when it is too early for the next attempt, also for an account that does not exist. */
  async admitSignIn({ email, request, device }: Attempt): Promise<void> {
    if (device !== undefined) return this.admit([limitOf('signInOnDevice', device)]);
    const account = await this.account(email);
    const limits = [...accountLimits(request, account), ...signInNetworkLimits(request)];
    if (!isFromHere(request) && (await this.failures.isHigh()))
      limits.push(...queueLimits('queueWhileManyFail', request));
    const isInTime = (await this.throttle.admitAll([...limits, limitOf('signInToAccount', account)])) === 0;
    if (!isInTime) await this.admit([...limits, ...queueLimits(`queueForAccount/${account}`, request)]);
    await this.failures.recordTry();
  }

  /** Resets the waits after a success. Only wrong attempts count, or the hundredth of an office would have to wait. */
  async recordSignIn(attempt: Attempt): Promise<void> {
    const { email, request, device } = attempt;
    const account = await this.account(email);
    const limits = device === undefined ? accountLimits(request, account) : [limitOf('signInOnDevice', device)];
    for (const { key } of limits) await this.throttle.reset(key);
    await this.recordRightPassword(attempt);
  }

  /** The password was right and a code is due. This refunds the attempt, but does not reset the wait of the codes. */
  async recordRightPassword({ email, request, device }: Attempt): Promise<void> {
    if (device !== undefined) return;
    const limits = [...signInNetworkLimits(request), limitOf('signInToAccount', await this.account(email))];
    for (const { key } of limits) await this.throttle.refund(key);
    await this.failures.recordSuccess();
  }

  /** Refunds an attempt whose password could not be checked. */
  async refund({ email, request, device }: Attempt): Promise<void> {
    const account = await this.account(email);
    const strangerLimits = [
      ...accountLimits(request, account),
      ...signInNetworkLimits(request),
      limitOf('signInToAccount', account),
    ];
    const limits = device === undefined ? strangerLimits : [limitOf('signInOnDevice', device)];
    for (const { key } of limits) await this.throttle.refund(key);
    if (device === undefined) await this.failures.undoTry();
  }

  /** Codes count per account, whatever the network: whoever guesses them knows the password. */
  async admitCode(memberId: string, { device }: Attempt): Promise<void> {
    if (device === undefined) await this.admit([limitOf('secondFactor', memberId)]);
  }

  /** Only own wrong answers delay a signed-in member. The limit of codes at sign-in counts as well. */
  async admitReauthentication(memberId: string): Promise<void> {
    await this.admit([limitOf('reauthentication', memberId)]);
    await this.throttle.admit(limitOf('secondFactor', memberId).key, policies.secondFactor);
  }

  async recordRightAnswer(memberId: string): Promise<void> {
    for (const kind of ['reauthentication', 'secondFactor'] as const)
      await this.throttle.reset(limitOf(kind, memberId).key);
  }

  admitRegistration(request: FastifyRequest): Promise<void> {
    return this.admit(isFromHere(request) ? [] : networkLimits('register', request));
  }

  admitLinkCheck(request: FastifyRequest): Promise<void> {
    return this.admit(isFromHere(request) ? [] : networkLimits('linkCheck', request));
  }

  /** Whether to send the mail. The response to the visitor is the same either way. */
  async admitReset({ email, request, device }: Attempt): Promise<boolean> {
    const ofAccount = limitOf('resetOfAccount', await this.account(email));
    const strangerLimits = [...(isFromHere(request) ? [] : networkLimits('resetFromNetwork', request)), ofAccount];
    return (
      (await this.throttle.admitAll(device === undefined ? strangerLimits : [limitOf('resetOnDevice', device)])) === 0
    );
  }

  /** Limits these mails, as the address may be a stranger's. */
  admitVerificationMail(memberId: string): Promise<void> {
    return this.admit([limitOf('verificationMail', memberId)]);
  }

  admitEmailCode(memberId: string): Promise<void> {
    return this.admit([limitOf('emailCode', memberId)]);
  }

  private async admit(limits: readonly Counted[]): Promise<void> {
    const seconds = await this.throttle.admitAll(limits);
    if (seconds > 0) throw new HttpProblem(signInRefusals.TOO_MANY_REQUESTS, undefined, seconds);
  }

  private async account(email: string): Promise<string> {
    return (await this.hashes.email(email)).toString('base64');
  }
}

const limitOf = (kind: Kind, who: string): Counted => ({ key: `${kind}/${who}`, policy: policies[kind] });

const networkLimits = (kind: Kind, { ip }: FastifyRequest): Counted[] =>
  byNetwork(kind, policies[kind], networksOf(ip));

const accountLimits = ({ ip }: FastifyRequest, account: string): Counted[] =>
  byNetwork(`signInToAccountFromNetwork/${account}`, policies.signInToAccountFromNetwork, networksOf(ip));

const signInNetworkLimits = (request: FastifyRequest): Counted[] =>
  isFromHere(request) ? [] : networkLimits('signInFromNetwork', request);

const queueLimits = (queue: 'queueWhileManyFail' | `queueForAccount/${string}`, { ip }: FastifyRequest): Counted[] => {
  const policy = queue === 'queueWhileManyFail' ? policies.queueWhileManyFail : policies.queueForAccount;
  return byNetwork(queue, policy, networksOf(ip).slice(0, 1));
};
