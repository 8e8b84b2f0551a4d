import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';

const RETRY_AFTER_SECONDS = 2;

/** Runs at most `maxRunning` tasks. Up to `maxWaiting` queue, further ones are refused. `first` tasks queue apart. */
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

  /** Hands the permit to the next task of the queue without freeing it in between. */
  private release(): void {
    const next = this.firstQueue.shift() ?? this.queue.shift();
    if (next) next();
    else this.held--;
  }
}
