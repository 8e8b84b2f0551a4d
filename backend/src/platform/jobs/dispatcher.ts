import { addDays, type Recorded } from '../event-sourcing/index.js';
import { TransientError } from '../projections/failure.js';
import type { RepeatableSubscriber } from '../projections/subscriber.js';
import { type Dispatch, jobsOf } from './dispatch.js';
import type { Jobs } from './jobs.js';

/** Enqueues the jobs of events. Job ids derive from the event, so a second delivery adds nothing. */
export class Dispatcher implements RepeatableSubscriber {
  readonly kind = 'repeatable';
  readonly batchSize = 200;
  readonly name: string;
  readonly types: ReadonlySet<string>;

  constructor(
    private readonly dispatch: Dispatch,
    private readonly jobs: Jobs,
  ) {
    this.name = dispatch.name;
    this.types = new Set(Object.keys(dispatch.on));
  }

  async handle(events: readonly Recorded[]): Promise<void> {
    await this.dispatch.prepare?.();
    // Uses the system clock, as the demo's clock differs.
    const oldest = addDays(new Date(), -this.dispatch.lookBackDays);
    const recent = events.filter(({ meta }) => meta.recordedAt >= oldest);
    const byQueue = Map.groupBy(
      recent.flatMap((event) => jobsOf(this.dispatch, event)),
      ({ queue }) => queue,
    );
    for (const [queue, entries] of byQueue) {
      const jobs = entries.map(({ job }) => job);
      await this.jobs.add({ queue }, jobs).catch(throwTransient);
    }
  }
}

function throwTransient(cause: unknown): never {
  throw new TransientError('The queue cannot be reached.', { cause });
}
