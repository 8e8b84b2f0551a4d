import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../../../../platform/access/own-origin.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { signInRefusals } from '../sign-in.refusals.js';

/**
 * Keeps other sites from using the cookie of a member who happens to visit them. Our own pages send a header that
 * another site could only send with our leave; without it, what the browser says of the request's origin decides.
 * A client that is no browser says nothing, and carries no member's cookie against the member's will.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.headers['x-requested-with'] === 'sankofa' || this.isFromHere(request)) return true;
    throw new HttpProblem(signInRefusals.CROSS_SITE_REQUEST);
  }

  private isFromHere({ headers }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    return isOwnOrigin(headers, this.config.publicUrl);
  }
}
