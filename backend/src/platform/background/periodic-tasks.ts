import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CONFIG, type Config, isWorker } from '../config/config.js';
import { FailingWorkRegistry } from './failing-work.js';
import { PeriodicTask } from './periodic-task.js';

/** Starts the tasks of all providers. It is in the root module, so that every check of the start runs before. */
@Injectable()
export class PeriodicTasks implements OnApplicationBootstrap, OnModuleDestroy {
  private tasks: PeriodicTask[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(CONFIG) private readonly config: Config,
    troubles: FailingWorkRegistry,
  ) {
    troubles.register(() => this.tasks.map(({ trouble }) => trouble));
  }

  onApplicationBootstrap(): void {
    const providers = new Set(this.discovery.getProviders().map(({ instance }) => instance as object | undefined));
    const tasks = [...providers].flatMap((provider) => Object.values(provider ?? {}) as unknown[]);
    this.tasks = tasks.filter((field) => field instanceof PeriodicTask);
    for (const task of this.tasks) if (task.roles === 'all' || isWorker(this.config)) task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
