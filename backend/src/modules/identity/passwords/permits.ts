import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';

const RETRY_SECONDS = 2;

/**
 * At most `running` pieces of work at once and `waiting` behind them; one more is turned away. A permit is held for as
 * long as the work takes, whether or not the request that asked for it is still there.
 */
export class Permits {
  private readonly queue: (() => void)[] = [];
  private taken = 0;

  constructor(
    private readonly running: number,
    private readonly waiting: number,
  ) {}

  async during<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      this.giveBack();
    }
  }

  private async take(): Promise<void> {
    if (this.taken < this.running) {
      this.taken++;
      return;
    }
    if (this.queue.length >= this.waiting) {
      throw new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, RETRY_SECONDS);
    }
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  /** The permit passes to the next in the queue without being free in between. */
  private giveBack(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.taken--;
  }
}
