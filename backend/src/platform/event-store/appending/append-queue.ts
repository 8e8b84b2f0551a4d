import { type Pool } from '../../database/pool.js';
import { isRefusal } from '../../database/sql-state.js';
import type { Position } from '../../event-sourcing/index.js';
import { type Append, StreamMovedOn } from './append.js';
import { appendAlone } from './append-alone.js';
import { appendMany } from './append-many.js';

/** Statements under way: while the server carries one out, the next is made ready. */
const AT_ONCE = 2;
/** Commands in one statement; below the lesser figure, two statements cost more than they gain. */
const WORTH_SPLITTING = 8;
const MOST = 64;

interface Waiting {
  readonly append: Append;
  readonly settle: PromiseWithResolvers<Position>;
}

/**
 * Appends of one turn of the event loop, and those that come in while others are on their way to the disk, go out
 * together in one statement. Nobody waits for company: a lone append goes out at the end of its turn. Each hears of
 * its own outcome alone.
 */
export class AppendQueue {
  private waiting: Waiting[] = [];
  private underWay = 0;
  private readonly streamsUnderWay = new Set<string>();
  private isDue = false;

  constructor(private readonly pool: Pool) {}

  add(append: Append): Promise<Position> {
    const settle = Promise.withResolvers<Position>();
    this.waiting.push({ append, settle });
    this.sendSoon();
    return settle.promise;
  }

  private sendSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(() => {
      this.isDue = false;
      this.sendAll();
    });
  }

  private sendAll(): void {
    while (this.underWay < AT_ONCE) {
      const batch = this.takeBatch();
      if (batch.length === 0) return;
      this.send(batch);
    }
  }

  private send(batch: readonly Waiting[]): void {
    this.underWay++;
    void this.record(batch).finally(() => {
      this.underWay--;
      for (const { append } of batch) this.streamsUnderWay.delete(append.stream.streamId);
      this.sendSoon();
    });
  }

  /**
   * The longest waiting ones, shared out among the statements that may go. Two commands for one stream cannot both be
   * right about its version: one stays behind. All batches go through the streams in the same order, so that two of
   * them do not wait for each other.
   */
  private takeBatch(): Waiting[] {
    const share = Math.ceil(this.waiting.length / (AT_ONCE - this.underWay));
    const size = Math.min(MOST, Math.max(WORTH_SPLITTING, share));
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const waiting of this.waiting) {
      const { streamId } = waiting.append.stream;
      const isFree = batch.length < size && !this.streamsUnderWay.has(streamId);
      (isFree ? batch : rest).push(waiting);
      if (isFree) this.streamsUnderWay.add(streamId);
    }
    this.waiting = rest;
    return batch.sort((a, b) => (a.append.stream.streamId < b.append.stream.streamId ? -1 : 1));
  }

  private async record(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 1) return this.recordSingly(batch);
    try {
      const positions = await appendMany(
        this.pool,
        batch.map((waiting) => waiting.append),
      );
      for (const [i, { append, settle }] of batch.entries()) {
        const position = positions[i];
        if (position) settle.resolve(position);
        else settle.reject(new StreamMovedOn(append.stream));
      }
    } catch (error) {
      if (isRefusal(error)) await this.recordSingly(batch);
      else for (const { settle } of batch) settle.reject(error);
    }
  }

  /** One that the database refuses takes no other with it. */
  private async recordSingly(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch)
      await appendAlone(this.pool, waiting.append).then(waiting.settle.resolve, waiting.settle.reject);
  }
}
