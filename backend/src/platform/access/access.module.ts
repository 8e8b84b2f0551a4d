import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { AccessTokens } from './access-tokens.js';
import { EveryRouteHasAPolicy } from './every-route-has-a-policy.js';
import { JwtStrategy } from './jwt.strategy.js';

const guard = { provide: APP_GUARD, useClass: AccessGuard };

@Global()
@Module({
  imports: [DiscoveryModule, PassportModule],
  providers: [AccessTokens, JwtStrategy, EveryRouteHasAPolicy, MetadataScanner, guard],
  exports: [AccessTokens, EveryRouteHasAPolicy],
})
export class AccessModule {}
