import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../../../../platform/access/own-origin.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { signInRefusals } from '../sign-in.refusals.js';

/**
 * Refuses requests of other sites, which would use the member's cookie (CSRF). Other sites cannot send our header
 * without permission. Without it, Sec-Fetch-Site or Origin decides. A client that sends none is no browser.
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
