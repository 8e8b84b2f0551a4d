import { type Pool } from '../../database/pool.js';
import { isRefusal } from '../../database/sql-state.js';
import type { Position } from '../../event-sourcing/index.js';
import { type Append, VersionConflict } from './append.js';
import { appendAlone } from './append-alone.js';
import { appendMany } from './append-many.js';

/** The second statement is prepared while the server runs the first. */
const MAX_STATEMENTS = 2;
/** Splitting a smaller batch into two statements costs more than it gains. */
const MIN_BATCH_SIZE = 8;
const MAX_BATCH_SIZE = 64;

interface QueuedAppend {
  readonly append: Append;
  readonly outcome: PromiseWithResolvers<Position>;
}

/** Group commit (ADR 0012): one statement for all appends of one turn of the event loop, each with its own outcome. */
export class AppendQueue {
  private queued: QueuedAppend[] = [];
  private runningStatements = 0;
  private readonly runningStreams = new Set<string>();
  private isScheduled = false;

  constructor(private readonly pool: Pool) {}

  add(append: Append): Promise<Position> {
    const outcome = Promise.withResolvers<Position>();
    this.queued.push({ append, outcome });
    this.scheduleSend();
    return outcome.promise;
  }

  private scheduleSend(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.sendAll();
    });
  }

  private sendAll(): void {
    while (this.runningStatements < MAX_STATEMENTS) {
      const batch = this.takeBatch();
      if (batch.length === 0) return;
      this.send(batch);
    }
  }

  private send(batch: readonly QueuedAppend[]): void {
    this.runningStatements++;
    void this.appendBatch(batch).finally(() => {
      this.runningStatements--;
      for (const { append } of batch) this.runningStreams.delete(append.stream.streamId);
      this.scheduleSend();
    });
  }

  /** Takes one command per stream, as two cannot expect the same version. Sorted, so that row locks cannot deadlock. */
  private takeBatch(): QueuedAppend[] {
    const share = Math.ceil(this.queued.length / (MAX_STATEMENTS - this.runningStatements));
    const size = Math.min(MAX_BATCH_SIZE, Math.max(MIN_BATCH_SIZE, share));
    const batch: QueuedAppend[] = [];
    const rest: QueuedAppend[] = [];
    for (const queued of this.queued) {
      const { streamId } = queued.append.stream;
      const isFree = batch.length < size && !this.runningStreams.has(streamId);
      (isFree ? batch : rest).push(queued);
      if (isFree) this.runningStreams.add(streamId);
    }
    this.queued = rest;
    return batch.sort((a, b) => (a.append.stream.streamId < b.append.stream.streamId ? -1 : 1));
  }

  private async appendBatch(batch: readonly QueuedAppend[]): Promise<void> {
    if (batch.length === 1) return this.appendOneByOne(batch);
    try {
      const positions = await appendMany(
        this.pool,
        batch.map((queued) => queued.append),
      );
      for (const [i, { append, outcome }] of batch.entries()) {
        const position = positions[i];
        if (position) outcome.resolve(position);
        else outcome.reject(new VersionConflict(append.stream));
      }
    } catch (error) {
      if (isRefusal(error)) await this.appendOneByOne(batch);
      else for (const { outcome } of batch) outcome.reject(error);
    }
  }

  private async appendOneByOne(batch: readonly QueuedAppend[]): Promise<void> {
    for (const queued of batch)
      await appendAlone(this.pool, queued.append).then(queued.outcome.resolve, queued.outcome.reject);
  }
}
