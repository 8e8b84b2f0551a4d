import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../config/clock.js';
import { DomainError } from '../event-sourcing/index.js';
import { POLICY, type SignedIn } from './access.decorator.js';
import { type PolicyName, policies } from './policies.js';
import { type Refusal, refusalOf, type Standing } from './policy.js';
import { Standings } from './standings.js';
import { suspensionOf } from './suspension.js';

type SignedInRequest = FastifyRequest & { user?: SignedIn; standing?: Standing };

/** Asks passport for the token's owner without refusing a request that has no token: the policy decides that. */
class BearerToken extends AuthGuard('jwt') {
  override handleRequest<User>(_: unknown, user: User | false): User {
    return (user === false ? undefined : user) as User;
  }
}

/** Holds every request against its route's policy. The only door. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly bearer = new BearerToken();

  constructor(
    private readonly reflector: Reflector,
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // sockets are admitted by the gateway
    const name = this.reflector.getAllAndOverride<PolicyName>(POLICY, [context.getHandler(), context.getClass()]);
    const policy = policies[name];
    if (policy.who === 'anyone') return true;
    await this.bearer.canActivate(context);
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const standing = request.user && (await this.standings.of(request.user.memberId, request.user.sessionId));
    request.standing = standing;
    const refusal = refusalOf(policy, standing, this.clock.now());
    if (refusal) throw new DomainError(refusal.code, factsOf(refusal, standing));
    return true;
  }
}

function factsOf(refusal: Refusal, standing: Standing | undefined): DomainError['facts'] {
  if (refusal.code === 'POINTS_REQUIRED') return { need: refusal.need, have: refusal.have };
  if (refusal.code === 'APPROVAL_AGE_REQUIRED')
    return refusal.unlocksAt ? { unlocksAt: refusal.unlocksAt.toISOString() } : {};
  if (refusal.code !== 'ACCOUNT_SUSPENDED' || !standing) return {};
  return { ...suspensionOf(standing.memberId, standing.suspensionReason) };
}
