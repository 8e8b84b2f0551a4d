import { type DynamicModule, Module } from '@nestjs/common';
import { LiveUpdatesGateway } from './live-updates.gateway.js';
import { LiveUpdates } from './live-updates.js';

@Module({})
export class LiveUpdatesModule {
  /** A process that serves no requests announces changes but has no gateway. */
  static forRoot({ serves }: { serves: boolean }): DynamicModule {
    return {
      module: LiveUpdatesModule,
      global: true,
      providers: serves ? [LiveUpdates, LiveUpdatesGateway] : [LiveUpdates],
      exports: [LiveUpdates],
    };
  }
}
