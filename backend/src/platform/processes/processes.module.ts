import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EventRegistry } from '../event-store/event-registry.js';
import { FeedConsumers } from '../projections/feed-consumers.js';
import { ProcessRegistry } from './process-registry.js';
import { ProcessSubscriber } from './process-subscriber.js';

@Global()
@Module({ providers: [ProcessRegistry], exports: [ProcessRegistry] })
export class ProcessesModule implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventRegistry,
    private readonly registry: ProcessRegistry,
    private readonly consumers: FeedConsumers,
    private readonly bus: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    for (const process of this.registry.all()) {
      this.consumers.start(new ProcessSubscriber(process, this.bus, this.events));
    }
  }
}
