import { Logger } from '@nestjs/common';
import { InterruptibleSleep } from './interruptible-sleep.js';

const MAX_RETRY_DELAY_MS = 5_000;

/** Work repeated in the background; a provider declares it as a field, and `PeriodicTasks` starts and stops it. */
export class PeriodicTask {
  private readonly logger: Logger;
  private readonly pause = new InterruptibleSleep();
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  /** @param run answers true where there may be more to do right away */
  constructor(
    name: string,
    private readonly intervalMs: number,
    private readonly run: () => unknown,
    readonly roles: 'workers' | 'all' = 'workers',
  ) {
    this.logger = new Logger(name);
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  start(): void {
    this.running ??= this.repeat();
  }

  runNow(): void {
    this.pause.interrupt();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.pause.interrupt();
    await this.running;
  }

  private async repeat(): Promise<void> {
    const { intervalMs } = this;
    for (let failures = 0; !this.signal.aborted; ) {
      try {
        const hasMore = await this.run();
        failures = 0;
        if (hasMore !== true) await this.pause.sleep(intervalMs);
      } catch (error) {
        failures++;
        this.logger.warn({ message: 'work failed', failures, error });
        await this.pause.sleep(Math.min(intervalMs * 2 ** failures, Math.max(intervalMs, MAX_RETRY_DELAY_MS)));
      }
    }
  }
}
