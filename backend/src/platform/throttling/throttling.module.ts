import { Global, Module } from '@nestjs/common';
import { SharedThrottle } from './shared-throttle.js';
import { Throttle } from './throttle.js';

@Global()
@Module({ providers: [{ provide: Throttle, useClass: SharedThrottle }], exports: [Throttle] })
export class ThrottlingModule {}
