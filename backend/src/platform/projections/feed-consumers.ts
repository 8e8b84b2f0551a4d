import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Config, isWorker } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { EventCodec } from '../event-store/event-codec.js';
import { Feed } from '../event-store/feed.js';
import { WakeUp } from '../event-store/wake-up.js';
import { FeedConsumer } from './feed-consumer.js';
import { Leases } from './lease.js';
import { ParkedEvents } from './parked-events.js';
import type { Subscriber } from './subscriber.js';

@Injectable()
export class FeedConsumers implements OnModuleDestroy {
  private readonly consumers: FeedConsumer[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly codec: EventCodec,
    private readonly wakeUp: WakeUp,
    private readonly leases: Leases,
    private readonly parked: ParkedEvents,
  ) {}

  start(subscriber: Subscriber): void {
    if (!isWorker(this.config)) return;
    const { feed, codec, leases, parked, wakeUp, pool } = this;
    this.consumers.push(new FeedConsumer(subscriber, { feed, codec, leases, parked, wakeUp, pool }));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }
}
