import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { LiveUpdates } from '../live-updates/live-updates.js';
import { ErasedHistories } from './erased-histories.js';
import { FeedConsumers } from './feed-consumers.js';
import { Leases } from './lease.js';
import { ParkedEvents } from './parked-events.js';
import { Projection } from './projection.js';
import { ReadModelProgress } from './read-model-progress.js';
import { ReadModelRegistry } from './read-model-registry.js';
import { ReadModels } from './read-models.js';
import { FormerTablesEraser } from './rebuild/former-tables-eraser.js';
import { RebuildRequests } from './rebuild/rebuild-requests.js';
import { RebuildWorker } from './rebuild/rebuild-worker.js';
import { Rebuilder } from './rebuild/rebuilder.js';
import { RetiredTables } from './rebuild/retired-tables.js';

const rebuilding = [RebuildRequests, Rebuilder, RetiredTables];
const parts = [Leases, ParkedEvents, FeedConsumers, ReadModelRegistry, ReadModelProgress, ReadModels, ...rebuilding];

/** Has every read model follow the feed. */
@Global()
@Module({
  providers: [...parts, ErasedHistories, FormerTablesEraser, RebuildWorker],
  exports: parts,
})
export class ProjectionsModule implements OnApplicationBootstrap {
  constructor(
    private readonly pool: Pool,
    private readonly registry: ReadModelRegistry,
    private readonly progress: ReadModelProgress,
    private readonly histories: ErasedHistories,
    private readonly live: LiveUpdates,
    private readonly consumers: FeedConsumers,
  ) {}

  onApplicationBootstrap(): void {
    for (const model of this.registry.all()) {
      const types = this.registry.typesOf(model);
      this.consumers.start(new Projection(model, types, this.histories, this.pool, this.live, this.progress));
    }
  }
}
