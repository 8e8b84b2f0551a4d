import { Global, Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, isWorker } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { EventCodec } from '../event-store/event-codec.js';
import { Feed } from '../event-store/feed.js';
import { WakeUp } from '../event-store/wake-up.js';
import { LiveUpdates } from '../live-updates/live-updates.js';
import { ErasedHistories } from './erased-histories.js';
import { FeedConsumer } from './feed-consumer.js';
import { Leases } from './lease.js';
import { ParkedEvents } from './parked-events.js';
import { Projection } from './projection.js';
import { ReadModelProgress } from './read-model-progress.js';
import { ReadModelRegistry } from './read-model-registry.js';
import { ReadModels } from './read-models.js';
import { FormerTables } from './rebuild/former-tables.js';
import { FormerTablesEraser } from './rebuild/former-tables-eraser.js';
import { RebuildWorker } from './rebuild/rebuild-worker.js';
import { Rebuilder } from './rebuild/rebuilder.js';
import { Rebuilds } from './rebuild/rebuilds.js';

const rebuilding = [Rebuilds, Rebuilder, FormerTables];
const parts = [Leases, ParkedEvents, ReadModelRegistry, ReadModelProgress, ReadModels, ...rebuilding];

/** Starts a consumer for every read model, unless this process only serves requests. */
@Global()
@Module({
  providers: [...parts, ErasedHistories, FormerTablesEraser, RebuildWorker],
  exports: parts,
})
export class ProjectionsModule implements OnApplicationBootstrap, OnModuleDestroy {
  private consumers: FeedConsumer[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Pool) private readonly pool: Pool,
    @Inject(Feed) private readonly feed: Feed,
    @Inject(EventCodec) private readonly codec: EventCodec,
    @Inject(WakeUp) private readonly wakeUp: WakeUp,
    @Inject(Leases) private readonly leases: Leases,
    @Inject(ParkedEvents) private readonly parked: ParkedEvents,
    @Inject(ReadModelRegistry) private readonly registry: ReadModelRegistry,
    @Inject(ReadModelProgress) private readonly progress: ReadModelProgress,
    @Inject(ErasedHistories) private readonly histories: ErasedHistories,
    @Inject(LiveUpdates) private readonly live: LiveUpdates,
  ) {}

  onApplicationBootstrap(): void {
    if (!isWorker(this.config)) return;
    const { feed, codec, leases, parked, wakeUp, pool } = this;
    this.consumers = this.registry.all().map((model) => {
      const types = this.registry.typesOf(model);
      const projection = new Projection(model, types, this.histories, pool, this.live, (name, position) => {
        this.progress.reached(name, position);
      });
      return new FeedConsumer(projection, { feed, codec, leases, parked, wakeUp, pool });
    });
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }
}
