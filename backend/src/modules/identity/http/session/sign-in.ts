import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { accessRefusals } from '../../../../access/access.refusals.js';
import { suspensionOf } from '../../../../access/suspension.js';
import { AccessTokens } from '../../../../platform/access/access-tokens.js';
import { AccessLog } from '../../../../platform/access-log/access-log.js';
import { routeOf } from '../../../../platform/access-log/record-access.interceptor.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { type Account, Accounts } from '../../accounts/accounts.js';
import type { StaffRole } from '../../domain/member.events.js';
import { Passwords } from '../../passwords/passwords.js';
import { Sessions, type SignInProof, type StartedSession } from '../../sessions/sessions.js';
import { signInRefusals } from '../sign-in.refusals.js';
import type { SignedInResponse } from './auth.requests.js';
import { DeviceCookie } from './device-cookie.js';
import { RefreshCookie } from './refresh-cookie.js';

export interface SignedInAs {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly passwordHash: string;
}

export const suspended = (memberId: string, reason: string | null): DomainError =>
  new DomainError(accessRefusals.ACCOUNT_SUSPENDED, { ...suspensionOf(memberId, reason) });

/** Checks passwords, opens sessions and issues their two tokens. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly cookie: RefreshCookie,
    private readonly devices: DeviceCookie,
    private readonly accessLog: AccessLog,
  ) {}

  /** The account, if the password is right. A wrong password and a missing account are refused alike. */
  async proven(account: Account | undefined, password: string, { first = false } = {}): Promise<Account> {
    const isRight = await this.passwords.matches(account?.passwordHash, password, first);
    if (!account || !isRight) throw new HttpProblem(signInRefusals.INVALID_CREDENTIALS);
    return account;
  }

  async open(
    memberId: string,
    as: SignedInAs & SignInProof,
    device: string,
    reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const session = await this.sessions.start(memberId, device, as);
    if (session) {
      const { sessionId } = session;
      void this.accessLog.record({ kind: 'signed-in', actorId: memberId, sessionId, route: routeOf(reply.request) });
      return this.answer(session, as, reply);
    }
    const account = await this.accounts.byId(memberId);
    throw account?.banned
      ? suspended(memberId, account.banReason)
      : new HttpProblem(signInRefusals.INVALID_CREDENTIALS);
  }

  async answer(session: StartedSession, as: SignedInAs, reply: FastifyReply): Promise<SignedInResponse> {
    const { email, roles, passwordHash } = as;
    this.cookie.write(reply, session);
    await this.devices.remember(reply, { memberId: session.memberId, passwordHash });
    const user = { id: session.memberId, email, roles: ['member', ...roles] };
    return { ...this.tokens.issue(session), user };
  }
}
