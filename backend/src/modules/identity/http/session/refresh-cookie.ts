import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../../platform/config/clock.js';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import type { StartedSession } from '../../sessions/sessions.js';

const NAME = 'sankofa_refresh';

/** The cookie of the refresh token: only sent to the session routes, and not readable by scripts. */
@Injectable()
export class RefreshCookie {
  private readonly name: string;
  private readonly options;

  constructor(
    @Inject(CONFIG) { publicUrl }: Config,
    private readonly clock: Clock,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? `__Secure-${NAME}` : NAME; // browsers accept this prefix over https only
    this.options = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  write(reply: FastifyReply, { refreshToken, endsAt }: StartedSession): void {
    const maxAge = Math.floor((endsAt.getTime() - this.clock.now().getTime()) / 1000);
    void reply.setCookie(this.name, refreshToken, { ...this.options, maxAge });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
