import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { CLOSED_TO_TOKENS, type GuardedRequest, POLICY } from './access.decorator.js';
import { AccessRules } from './access-rules.js';
import { bearerTokenOf } from './access-tokens.js';
import { isApiToken } from './api-token.js';

/** Reads the token's owner, and lets requests without a token through, as the policy decides about them. */
export class BearerToken extends AuthGuard('jwt') {
  override handleRequest<User>(_: unknown, user: User | false): User {
    return (user === false ? undefined : user) as User;
  }
}

@Injectable()
export class AccessGuard implements CanActivate {
  private readonly bearer = new BearerToken();

  constructor(
    private readonly reflector: Reflector,
    private readonly rules: AccessRules,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // the gateway admits sockets
    const policy = this.reflector.getAllAndOverride<string>(POLICY, [context.getHandler(), context.getClass()]);
    if (this.rules.isPublic(policy)) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    request.policy = policy;
    await this.identify(context, request);
    const writes = !['GET', 'HEAD'].includes(request.method);
    const places = [context.getHandler(), context.getClass()];
    const isClosedToTokens = this.reflector.getAllAndOverride<boolean | undefined>(CLOSED_TO_TOKENS, places) ?? false;
    const refusal = this.rules.refusalOf(policy, request.accountStatus, { writes, isClosedToTokens });
    if (refusal) throw refusal;
    return true;
  }

  private async identify(context: ExecutionContext, request: GuardedRequest): Promise<void> {
    const token = bearerTokenOf(request);
    if (token !== null && isApiToken(token)) {
      const [user, status] = (await this.rules.statusOfApiToken(token)) ?? [];
      Object.assign(request, { user, accountStatus: status });
      return;
    }
    await this.bearer.canActivate(context);
    request.accountStatus = request.user && (await this.rules.statusOf(request.user));
  }
}
