import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config, isWorker } from '../config/config.js';
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
  private readonly consumers = new Map<Subscriber, FeedConsumer>();
  private isClosing = false;

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
    if (!isWorker(this.config) || this.isClosing) return;
    const { feed, codec, leases, parked, wakeUp, pool } = this;
    const dependencies = { feed, codec, leases, parked, wakeUp, pool };
    this.consumers.set(subscriber, new FeedConsumer(subscriber, dependencies));
  }

  /** Runs `work` while only the named subscribers follow the log. The others then catch up in large batches. */
  async withOnly(names: ReadonlySet<string>, work: () => Promise<void>): Promise<void> {
    const others = [...this.consumers].filter(([{ name }]) => !names.has(name));
    await Promise.all(others.map(([, consumer]) => consumer.stop()));
    try {
      await work();
    } finally {
      for (const [subscriber] of others) this.start(subscriber);
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    await Promise.all([...this.consumers.values()].map((consumer) => consumer.stop()));
  }
}
