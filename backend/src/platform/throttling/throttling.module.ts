import { Global, Module } from '@nestjs/common';
import { FailureShare } from './failure-share.js';
import { SharedThrottle } from './shared-throttle.js';
import { Throttle } from './throttle.js';

@Global()
@Module({
  providers: [{ provide: Throttle, useClass: SharedThrottle }, FailureShare],
  exports: [Throttle, FailureShare],
})
export class ThrottlingModule {}
