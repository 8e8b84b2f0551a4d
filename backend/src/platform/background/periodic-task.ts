import { Logger } from '@nestjs/common';
import { Nudge } from './nudge.js';

/** What was away is found again soon, as people wait for it by then. */
const MAX_RETRY_DELAY_MS = 5_000;

/** Work that is looked for again and again, and at once when somebody knows that there is some. */
export class PeriodicTask {
  private readonly logger: Logger;
  private readonly nudge = new Nudge();
  private readonly running: Promise<void>;
  private stopped = false;

  /** `work` answers whether there may be more of it right away. */
  constructor(
    name: string,
    private readonly intervalMs: number,
    private readonly work: () => Promise<boolean>,
  ) {
    this.logger = new Logger(name);
    this.running = this.run();
  }

  /** There is work now. */
  runNow(): void {
    this.nudge.give();
  }

  /** Waits for the work in hand to end. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.nudge.give();
    await this.running;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped; ) {
      try {
        const more = await this.work();
        failures = 0;
        if (!more) await this.nudge.wait(this.intervalMs);
      } catch (error) {
        failures++;
        this.logger.warn({ message: 'work failed', failures, error });
        await this.nudge.wait(Math.min(this.intervalMs * 2 ** failures, Math.max(this.intervalMs, MAX_RETRY_DELAY_MS)));
      }
    }
  }
}
