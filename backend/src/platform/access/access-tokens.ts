import { createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { ExtractJwt } from 'passport-jwt';
import { Clock } from '../config/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { addMinutes } from '../event-sourcing/index.js';
import type { SignedIn } from './access-rules.js';

const ACCESS_MINUTES = 10;

/** A key object: from a text, jsonwebtoken would make a key for each token, after trying to parse a public key. */
export const signingKey = ({ jwtSecret }: Config): KeyObject => createSecretKey(jwtSecret, 'utf8');

export const bearerTokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();

export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly expiresIn: number;
}

@Injectable()
export class AccessTokens {
  private readonly key: KeyObject;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
  ) {
    this.key = signingKey(config);
  }

  issue({ memberId, sessionId }: SignedIn): AccessToken {
    const expiresAt = addMinutes(this.clock.now(), ACCESS_MINUTES);
    const expiresIn = ACCESS_MINUTES * 60;
    const claims = { sub: memberId, sid: sessionId, exp: Math.floor(expiresAt.getTime() / 1000) };
    return { accessToken: jwt.sign(claims, this.key, { algorithm: 'HS256' }), expiresAt, expiresIn };
  }

  /** The token's owner; undefined if the token is forged, malformed or expired. */
  verify(token: string): SignedIn | undefined {
    try {
      const clockTimestamp = Math.floor(this.clock.now().getTime() / 1000);
      const claims = jwt.verify(token, this.key, { algorithms: ['HS256'], clockTimestamp });
      if (typeof claims === 'string' || typeof claims.sub !== 'string' || typeof claims.sid !== 'string')
        return undefined;
      return { memberId: claims.sub, sessionId: claims.sid };
    } catch {
      return undefined;
    }
  }
}
