import { Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Pool } from '../database/pool.js';
import { EventRegistry } from '../event-store/event-registry.js';
import { FeedConsumers } from '../projections/feed-consumers.js';
import { ProcessRegistry } from './process-registry.js';
import { ProcessRunner } from './process-runner.js';

/** Has every process follow the feed. */
@Global()
@Module({ providers: [ProcessRegistry], exports: [ProcessRegistry] })
export class ProcessesModule implements OnApplicationBootstrap {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    @Inject(EventRegistry) private readonly events: EventRegistry,
    @Inject(ProcessRegistry) private readonly registry: ProcessRegistry,
    @Inject(FeedConsumers) private readonly consumers: FeedConsumers,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    for (const process of this.registry.all()) {
      this.consumers.start(new ProcessRunner(process, this.bus, this.events, this.pool));
    }
  }
}
