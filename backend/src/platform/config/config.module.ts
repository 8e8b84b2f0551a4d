import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.js';
import type { Config } from './config.js';

export const CONFIG = Symbol('Config');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config, clock: Clock = new SystemClock()): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useValue: clock },
      ],
      exports: [CONFIG, Clock],
    };
  }
}
