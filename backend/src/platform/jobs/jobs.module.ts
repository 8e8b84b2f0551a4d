import {
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Config, isWorker } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Pool } from '../database/pool.js';
import { FeedConsumers } from '../projections/feed-consumers.js';
import { Dispatcher } from './dispatcher.js';
import { Effects } from './effects.js';
import { EffectsSweep } from './effects-sweep.js';
import { JobBackend } from './job-backend.js';
import { JobMetrics } from './job-metrics.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { LostJobs } from './lost-jobs.js';
import { originOfJob } from './origin-of-job.js';
import { PostgresJobs } from './postgres-jobs.js';
import { checkRedis, RedisJobs } from './redis-jobs.js';

async function openBackend({ databaseUrl, redisUrl }: Config): Promise<JobBackend> {
  if (redisUrl === undefined) return new PostgresJobs(databaseUrl);
  await checkRedis(redisUrl);
  return new RedisJobs(redisUrl);
}

@Global()
@Module({
  providers: [
    { provide: JobBackend, useFactory: openBackend, inject: [CONFIG] },
    Jobs,
    LostJobs,
    Effects,
    EffectsSweep,
    JobMetrics,
  ],
  exports: [Jobs, Effects],
})
export class JobsModule implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private workers: JobWorker[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pool: Pool,
    private readonly consumers: FeedConsumers,
    private readonly backend: JobBackend,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    if (!isWorker(this.config)) return;
    const { jobs, pool } = this;
    this.workers = [...jobs.handlers].map(
      ([queue, handler]) => new JobWorker(this.backend, queue, handler, originOfJob(pool)),
    );
    for (const dispatch of jobs.dispatches) this.consumers.start(new Dispatcher(dispatch, jobs));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  /** After the last hook that may still put a job in. */
  async onApplicationShutdown(): Promise<void> {
    await this.jobs.close();
  }
}
