import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { LiveUpdates } from '../live-updates/live-updates.js';
import { ErasedHistories } from './erased-histories.js';
import { FeedConsumers } from './feed-consumers.js';
import { Leases } from './lease.js';
import { ParkedEvents } from './parked-events.js';
import { ReadModelProgress } from './read-model-progress.js';
import { ReadModelRegistry } from './read-model-registry.js';
import { LiveReadModelSubscriber } from './read-model-subscriber.js';
import { ReadModels } from './read-models.js';
import { RebuildRequests } from './rebuild/rebuild-requests.js';
import { RebuildWorker } from './rebuild/rebuild-worker.js';
import { RetiredTables } from './rebuild/shadow-table.js';
import { WaitingTimes } from './waiting-times.js';

const consuming = [Leases, ParkedEvents, FeedConsumers];
const reading = [ReadModelRegistry, ReadModelProgress, ReadModels, WaitingTimes];
const rebuilding = [RebuildRequests, RebuildWorker, RetiredTables];
const parts = [...consuming, ...reading, ...rebuilding];

@Global()
@Module({ providers: [...parts, ErasedHistories], exports: parts })
export class ProjectionsModule implements OnApplicationBootstrap {
  constructor(
    private readonly registry: ReadModelRegistry,
    private readonly progress: ReadModelProgress,
    private readonly histories: ErasedHistories,
    private readonly live: LiveUpdates,
    private readonly consumers: FeedConsumers,
  ) {}

  onApplicationBootstrap(): void {
    const { live, histories, progress, registry } = this;
    for (const model of registry.all()) {
      const types = registry.typesOf(model);
      this.consumers.start(new LiveReadModelSubscriber(model, types, histories, live, progress));
    }
  }
}
