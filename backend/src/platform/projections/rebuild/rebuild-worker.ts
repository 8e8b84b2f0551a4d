import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask } from '../../background/periodic-task.js';
import { type Config, isWorker } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { RebuildRequests } from './rebuild-requests.js';
import { Rebuilder } from './rebuilder.js';
import { RetiredTables } from './retired-tables.js';

const LOOK_MS = 1_000;
const TIDY_MS = 10 * 60_000;

/** Carries out the rebuilds that were asked for, and clears away what they replaced a day later. */
@Injectable()
export class RebuildWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks: PeriodicTask[] = [];
  private isStopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly rebuilds: RebuildRequests,
    private readonly rebuilder: Rebuilder,
    private readonly former: RetiredTables,
  ) {}

  onApplicationBootstrap(): void {
    if (!isWorker(this.config)) return;
    this.tasks.push(
      new PeriodicTask('rebuilds', LOOK_MS, () => this.carryOut()),
      new PeriodicTask('former read models', TIDY_MS, () => this.tidy()),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  private async carryOut(): Promise<boolean> {
    for (const rebuild of await this.rebuilds.running()) {
      if (this.isStopped) break;
      await this.rebuilder.replace(rebuild, () => this.isStopped);
    }
    return false;
  }

  private async tidy(): Promise<boolean> {
    await this.former.dropOld();
    for (const rebuild of await this.rebuilds.abandoned()) await this.rebuilder.discard(rebuild);
    return false;
  }
}
