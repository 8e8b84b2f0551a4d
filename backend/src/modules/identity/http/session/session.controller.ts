import { Body, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, ApiController, NoContent, Ok } from '../../../../access/access.decorator.js';
import type { GuardedRequest } from '../../../../platform/access/access.decorator.js';
import { AccessTokens, bearerTokenOf } from '../../../../platform/access/access-tokens.js';
import { NOBODY } from '../../../../platform/command-handling/caller.decorator.js';
import { ExecuteCommand, systemCaller } from '../../../../platform/command-handling/execute-command.js';
import { httpRefusals } from '../../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Accounts } from '../../accounts/accounts.js';
import { EmailAddresses } from '../../accounts/email-addresses.js';
import { memberAggregate, memberOf } from '../../domain/member.aggregate.js';
import type { NoteCopiedSession } from '../../domain/member.commands.js';
import { deviceOf, Sessions } from '../../sessions/sessions.js';
import { TokenRotation } from '../../sessions/token-rotation.js';
import { LoginRequest, SignedInResponse } from './auth.requests.js';
import { Credentials } from './credentials.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { SignIn, suspended } from './sign-in.js';

@Access('public')
@UseGuards(SameOriginGuard)
@ApiController('session', 'api/auth')
export class SessionController {
  constructor(
    private readonly bus: CommandBus,
    private readonly accounts: Accounts,
    private readonly addresses: EmailAddresses,
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly rotation: TokenRotation,
    private readonly cookie: RefreshCookie,
    private readonly signIn: SignIn,
    private readonly credentials: Credentials,
  ) {}

  /** Only whoever knows the password learns of a suspension, or that a code is needed. */
  @Post('login')
  @Ok(SignedInResponse)
  async login(
    @Body() body: LoginRequest,
    @Req() request: GuardedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const account = await this.credentials.verify(body, request, ({ banned, memberId, banReason }) => {
      if (banned) throw suspended(memberId, banReason);
    });
    await this.endFormerSession(request);
    const device = deviceOf(request.headers['user-agent']);
    return this.signIn.open(account.memberId, { ...account, email: body.email }, device, reply);
  }

  /**
   * A refusal keeps the cookie, as another tab may have signed in meanwhile. A revocation clears the site's storage;
   * after a sign-out or an expiry, drafts stay for the next sign-in.
   */
  @Post('refresh')
  @Ok(SignedInResponse)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const token = this.cookie.read(request);
    if (token === undefined) throw new HttpProblem(httpRefusals.NOT_SIGNED_IN);
    const rotation = await this.rotation.rotate(token, deviceOf(request.headers['user-agent']));
    if (rotation.outcome === 'rotated') {
      const { session } = rotation;
      const [account, email] = await Promise.all([
        this.accounts.byId(session.memberId),
        this.addresses.of(session.memberId),
      ]);
      if (account) return this.signIn.answer(session, { ...account, email }, reply);
    }
    if (rotation.outcome === 'copied') await this.noteCopy(rotation.memberId, request.id);
    if (rotation.outcome === 'copied' || rotation.outcome === 'revoked') clearSiteData(reply);
    if (rotation.outcome === 'banned') throw suspended(rotation.memberId, rotation.reason);
    throw new HttpProblem(httpRefusals.NOT_SIGNED_IN);
  }

  /** A client without cookies is identified by its access token. */
  @Post('logout')
  @NoContent()
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.endFormerSession(request);
    const signedIn = this.tokens.verify(bearerTokenOf(request) ?? '');
    if (signedIn) await this.sessions.end(signedIn.memberId, signedIn.sessionId);
    this.cookie.clear(reply);
    clearSiteData(reply);
  }

  /** A mail tells the member, as they did not end the session themselves. */
  private async noteCopy(memberId: string, correlationId: string): Promise<void> {
    const command: NoteCopiedSession = { type: 'NoteCopiedSession', data: {} };
    const caller = { ...systemCaller(NOBODY), correlationId };
    await this.bus.execute(new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller));
  }

  private async endFormerSession(request: FastifyRequest): Promise<void> {
    const token = this.cookie.read(request);
    if (token !== undefined) await this.sessions.endByToken(token);
  }
}

/** Keeps cookies, so that devices stay known, and the cache, which has no data of members. */
function clearSiteData(reply: FastifyReply): void {
  void reply.header('Clear-Site-Data', '"storage"');
}
