import { Global, Module } from '@nestjs/common';
import { MemoryThrottle } from './memory-throttle.js';
import { Throttle } from './throttle.js';

@Global()
@Module({ providers: [{ provide: Throttle, useClass: MemoryThrottle }], exports: [Throttle] })
export class ThrottlingModule {}
