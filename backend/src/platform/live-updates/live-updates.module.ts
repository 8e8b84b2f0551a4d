import { type DynamicModule, Module } from '@nestjs/common';
import { FanOut } from './fan-out.js';
import { LiveUpdatesGateway } from './live-updates.gateway.js';
import { LiveUpdates } from './live-updates.js';
import { PublishOnlyServer } from './publish-only-server.js';

@Module({})
export class LiveUpdatesModule {
  static forRoot({ serves }: { serves: boolean }): DynamicModule {
    return {
      module: LiveUpdatesModule,
      global: true,
      providers: [FanOut, LiveUpdates, serves ? LiveUpdatesGateway : PublishOnlyServer],
      exports: [LiveUpdates],
    };
  }
}
