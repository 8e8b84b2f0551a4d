import type { Event, EventOf, Recorded } from '../event-sourcing/index.js';
import type { Job, JobData, JobKind } from './job.js';

/** A job to be, for one event; its id follows from the event. */
export interface JobToDo {
  readonly queue: string;
  readonly data: JobData;
  readonly at?: Date;
}

/**
 * Turns events into jobs: nothing outside the log is started by a request. Each event's jobs are put in at least once,
 * always under the same ids.
 */
export interface Dispatch<E extends Event = Event> {
  /** As a sentence in kebab case; also the name of its checkpoint. */
  readonly name: string;
  /** How old an event may be whose jobs are not all done: so far it goes back when the queue has lost its jobs. */
  readonly lookBackDays: number;
  readonly on: { readonly [T in E['type']]?: (this: void, event: Recorded<EventOf<E, T>>) => readonly JobToDo[] };
}

/** A job for an event; the compiler checks that the data is what the handler of its kind expects. */
export function toDo<D extends JobData>({ queue }: JobKind<D>, data: D, at?: Date): JobToDo {
  return { queue, data, ...(at && { at }) };
}

/** The jobs that an event leads to, under ids that are the same at every delivery. */
export function jobsOf({ name, on }: Dispatch, event: Recorded): { readonly queue: string; readonly job: Job }[] {
  const dispatch = (on as Record<string, ((event: Recorded) => readonly JobToDo[]) | undefined>)[event.type];
  const { streamId, version } = event.meta;
  return (dispatch?.(event) ?? []).map(({ queue, ...toDo }, i) => ({
    queue,
    job: { id: `${name}-${streamId}-${String(version)}-${String(i)}`, ...toDo },
  }));
}
