import { Logger } from '@nestjs/common';
import { reasonOf } from '../logging/reason-of.js';
import type { FailingWork } from './failing-work.js';
import { InterruptibleSleep } from './interruptible-sleep.js';

const MAX_RETRY_DELAY_MS = 5_000;
/** A single failure is not reported, as the next run usually succeeds. */
const MIN_FAILURES = 2;

/** Work that repeats in the background. A provider declares it as a field; `PeriodicTasks` starts and stops it. */
export class PeriodicTask {
  private readonly logger: Logger;
  private readonly pause = new InterruptibleSleep();
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private failure: FailingWork | undefined;
  private failures = 0;

  /**
   * @param interval milliseconds between runs, or a function of the last run's duration
   * @param run returns true if there may be more to do at once
   */
  constructor(
    private readonly name: string,
    private readonly interval: number | ((tookMs: number) => number),
    private readonly run: () => unknown,
    readonly roles: 'workers' | 'all' = 'workers',
  ) {
    this.logger = new Logger(name);
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  get trouble(): FailingWork | undefined {
    return this.failures >= MIN_FAILURES ? this.failure : undefined;
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
    while (!this.signal.aborted) {
      const begunAt = performance.now();
      try {
        const hasMore = await this.run();
        this.failures = 0;
        if (hasMore !== true) await this.pause.sleep(this.intervalSince(begunAt));
      } catch (error) {
        this.note(error);
        const intervalMs = this.intervalSince(begunAt);
        await this.pause.sleep(Math.min(intervalMs * 2 ** this.failures, Math.max(intervalMs, MAX_RETRY_DELAY_MS)));
      }
    }
  }

  private intervalSince(begunAt: number): number {
    return typeof this.interval === 'number' ? this.interval : this.interval(performance.now() - begunAt);
  }

  private note(error: unknown): void {
    this.failures++;
    const since = this.failures === 1 ? new Date().toISOString() : (this.failure?.since ?? '');
    this.failure = { work: this.name, since, error: reasonOf(error) };
    this.logger.warn({ message: 'work failed', failures: this.failures, error });
  }
}
