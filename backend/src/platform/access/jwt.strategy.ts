import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { Clock } from '../config/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import type { SignedIn } from './access-rules.js';
import { bearerTokenOf, signingKey } from './access-tokens.js';

interface Claims {
  sub: string;
  sid: string;
  exp: number;
}

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: bearerTokenOf,
      secretOrKey: signingKey(config) as unknown as Buffer, // passed to jsonwebtoken, which also takes a KeyObject
      algorithms: ['HS256'],
      ignoreExpiration: true,
    });
  }

  validate({ sub, sid, exp }: Claims): SignedIn | false {
    return exp * 1000 > this.clock.now().getTime() && { memberId: sub, sessionId: sid };
  }
}
