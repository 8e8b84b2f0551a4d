import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';

const RETRY_AFTER_SECONDS = 2;

/** Runs at most `maxRunning` tasks at once. At most `maxWaiting` wait behind them, and one more is refused. */
export class Semaphore {
  private readonly queue: (() => void)[] = [];
  private held = 0;

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.held < this.maxRunning) {
      this.held++;
      return;
    }
    if (this.queue.length >= this.maxWaiting) {
      throw new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, RETRY_AFTER_SECONDS);
    }
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  /** The permit passes to the next in the queue without being free in between. */
  private release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.held--;
  }
}
