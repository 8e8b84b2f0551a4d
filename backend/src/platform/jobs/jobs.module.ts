import {
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { FailingWorkRegistry } from '../background/failing-work.js';
import { CONFIG, type Config, isWorker } from '../config/config.js';
import { Pool } from '../database/pool.js';
import { FeedConsumers } from '../projections/feed-consumers.js';
import { originOfJob } from './dispatch.js';
import { Dispatcher } from './dispatcher.js';
import { Effects } from './effects.js';
import type { JobKind } from './job.js';
import { JobBackend } from './job-backend.js';
import { JobFailures } from './job-failures.js';
import { JobMetrics } from './job-metrics.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { LostJobs } from './lost-jobs.js';
import { PostgresJobs } from './postgres-jobs.js';
import { checkRedis, RedisJobs } from './redis-jobs.js';

async function openBackend({ databaseUrl, redisUrl }: Config): Promise<JobBackend> {
  if (redisUrl === undefined) return new PostgresJobs(databaseUrl);
  await checkRedis(redisUrl);
  return new RedisJobs(redisUrl);
}

const RETENTION_DAYS = 90;
const sweeps: JobKind<Record<string, never>> = { queue: 'sweep-effects' };

const backend = { provide: JobBackend, useFactory: openBackend, inject: [CONFIG] };

@Global()
@Module({
  providers: [backend, Jobs, LostJobs, Effects, JobFailures, JobMetrics],
  exports: [Jobs, Effects, JobFailures],
})
export class JobsModule implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private workers: JobWorker[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pool: Pool,
    private readonly consumers: FeedConsumers,
    private readonly backend: JobBackend,
    private readonly jobs: Jobs,
    private readonly failures: JobFailures,
    effects: Effects,
    troubles: FailingWorkRegistry,
  ) {
    jobs.handle(sweeps, async () => {
      await effects.forgetOld(RETENTION_DAYS);
      await failures.forgetOld(RETENTION_DAYS);
    });
    troubles.register(() => this.workers.map(({ trouble }) => trouble));
    jobs.every({ every: { cron: '0 3 * * *', zone: 'UTC' } }, sweeps);
  }

  onApplicationBootstrap(): void {
    if (!isWorker(this.config)) return;
    const { backend, jobs, pool, failures } = this;
    const watch = { originOf: originOfJob(pool), failures };
    this.workers = [...jobs.handlers].map(([queue, work]) => new JobWorker(backend, queue, work, watch));
    for (const dispatch of jobs.dispatches) this.consumers.start(new Dispatcher(dispatch, jobs));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  /** Other shutdown hooks may still add jobs, so the queues close last. */
  async onApplicationShutdown(): Promise<void> {
    await this.jobs.close();
  }
}
