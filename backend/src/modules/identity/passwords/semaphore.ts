import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';

const RETRY_AFTER_SECONDS = 2;

/** Runs at most `maxRunning` tasks at once. At most `maxWaiting` wait behind them, and one more is refused. Who is `first` waits apart. */
export class Semaphore {
  private readonly queue: (() => void)[] = [];
  private readonly firstQueue: (() => void)[] = [];
  private held = 0;

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>, first = false): Promise<T> {
    await this.acquire(first ? this.firstQueue : this.queue);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async acquire(queue: (() => void)[]): Promise<void> {
    if (this.held < this.maxRunning) {
      this.held++;
      return;
    }
    if (queue.length >= this.maxWaiting) {
      throw new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, RETRY_AFTER_SECONDS);
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** The permit passes to the next in the queue without being free in between. */
  private release(): void {
    const next = this.firstQueue.shift() ?? this.queue.shift();
    if (next) next();
    else this.held--;
  }
}
