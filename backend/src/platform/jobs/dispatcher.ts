import type { Pool } from '../database/pool.js';
import type { Recorded } from '../event-sourcing/index.js';
import { type Advance, type FeedFollower, NotTheEvent } from '../projections/feed-follower.js';
import { type Dispatch, jobsOf } from './dispatch.js';
import type { Jobs } from './jobs.js';

const BATCH = 200;

/**
 * Puts in the jobs that events lead to. The checkpoint moves after that, so an event may come again; its jobs have the
 * same ids then, and those that are known are not put in twice.
 */
export class Dispatcher implements FeedFollower {
  readonly version = 1;
  readonly batchSize = BATCH;
  readonly name: string;
  readonly types: ReadonlySet<string>;

  constructor(
    private readonly dispatch: Dispatch,
    private readonly jobs: Jobs,
    private readonly pool: Pool,
  ) {
    this.name = dispatch.name;
    this.types = new Set(Object.keys(dispatch.on));
  }

  async handle(events: readonly Recorded[], advance: Advance): Promise<void> {
    const byQueue = Map.groupBy(
      events.flatMap((event) => jobsOf(this.dispatch, event)),
      ({ queue }) => queue,
    );
    for (const [queue, entries] of byQueue) {
      const jobs = entries.map(({ job }) => job);
      await this.jobs.add({ queue }, jobs).catch(whenUnreachable);
    }
    await advance(this.pool);
  }
}

/** A queue that cannot be reached says nothing about the event. */
function whenUnreachable(cause: unknown): never {
  throw new NotTheEvent(cause);
}
