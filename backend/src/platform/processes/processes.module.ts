import { Global, Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Config, isWorker } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { EventCodec } from '../event-store/event-codec.js';
import { EventRegistry } from '../event-store/event-registry.js';
import { Feed } from '../event-store/feed.js';
import { WakeUp } from '../event-store/wake-up.js';
import { FeedConsumer } from '../projections/feed-consumer.js';
import { Leases } from '../projections/lease.js';
import { ParkedEvents } from '../projections/parked-events.js';
import { ProcessRegistry } from './process-registry.js';
import { ProcessRunner } from './process-runner.js';

/** Starts a consumer for every process, unless this process of the operating system only serves requests. */
@Global()
@Module({ providers: [ProcessRegistry], exports: [ProcessRegistry] })
export class ProcessesModule implements OnApplicationBootstrap, OnModuleDestroy {
  private consumers: FeedConsumer[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Pool) private readonly pool: Pool,
    @Inject(Feed) private readonly feed: Feed,
    @Inject(EventCodec) private readonly codec: EventCodec,
    @Inject(WakeUp) private readonly wakeUp: WakeUp,
    @Inject(Leases) private readonly leases: Leases,
    @Inject(ParkedEvents) private readonly parked: ParkedEvents,
    @Inject(EventRegistry) private readonly events: EventRegistry,
    @Inject(ProcessRegistry) private readonly registry: ProcessRegistry,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    if (!isWorker(this.config)) return;
    const { feed, codec, leases, parked, wakeUp, pool } = this;
    this.consumers = this.registry.all().map((process) => {
      const runner = new ProcessRunner(process, this.bus, this.events, pool);
      return new FeedConsumer(runner, { feed, codec, leases, parked, wakeUp, pool });
    });
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }
}
