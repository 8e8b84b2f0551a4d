import { type Pool } from '../../database/pool.js';
import { isDatabaseError, isDatabaseUnavailable, sqlState } from '../../database/sql-state.js';
import type { Position } from '../../event-sourcing/index.js';
import { type Append, append } from './append.js';
import { appendMany } from './append-many.js';

const AT_ONCE = 2;
const MOST = 64;

interface Waiting {
  readonly append: Append;
  readonly settle: PromiseWithResolvers<Position>;
}

/**
 * Appends that come in while others are on their way to the disk wait for them, and then go out together in one
 * statement. Nobody waits for company: a lone append goes out at once. Each hears of its own outcome alone.
 */
export class AppendQueue {
  private waiting: Waiting[] = [];
  private underWay = 0;

  constructor(private readonly pool: Pool) {}

  add(append: Append): Promise<Position> {
    const settle = Promise.withResolvers<Position>();
    this.waiting.push({ append, settle });
    this.send();
    return settle.promise;
  }

  private send(): void {
    if (this.underWay === AT_ONCE || this.waiting.length === 0) return;
    const batch = this.takeBatch();
    this.underWay++;
    void this.record(batch).finally(() => {
      this.underWay--;
      this.send();
    });
  }

  /**
   * The longest waiting ones. Two commands for one stream cannot both be right about its version: one stays behind.
   * All batches go through the streams in the same order, so that two of them do not wait for each other.
   */
  private takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const waiting of this.waiting) {
      const { streamId } = waiting.append.stream;
      if (batch.size < MOST && !batch.has(streamId)) batch.set(streamId, waiting);
      else rest.push(waiting);
    }
    this.waiting = rest;
    return [...batch.keys()].sort().flatMap((streamId) => batch.get(streamId) ?? []);
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
        else settle.reject(new StreamMovedOn(append.stream.streamId));
      }
    } catch (error) {
      if (isDatabaseError(error) && !isDatabaseUnavailable(error)) await this.recordSingly(batch);
      else for (const { settle } of batch) settle.reject(error);
    }
  }

  /** One that the database refuses takes no other with it. */
  private async recordSingly(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch)
      await append(this.pool, waiting.append).then(waiting.settle.resolve, waiting.settle.reject);
  }
}

class StreamMovedOn extends Error {
  readonly code = sqlState.wrongVersion;
  constructor(streamId: string) {
    super(`stream ${streamId} is not at the expected version`);
  }
}
