import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { AccessTokens } from './access-tokens.js';
import { EveryRouteHasAPolicy } from './every-route-has-a-policy.js';
import { JwtStrategy } from './jwt.strategy.js';

@Global()
@Module({
  imports: [DiscoveryModule, PassportModule],
  providers: [
    AccessTokens,
    JwtStrategy,
    EveryRouteHasAPolicy,
    MetadataScanner,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessTokens, EveryRouteHasAPolicy],
})
export class AccessModule {}
