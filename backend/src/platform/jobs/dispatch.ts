import type { Pool } from '../database/pool.js';
import type { Event, EventOf, Recorded } from '../event-sourcing/index.js';
import type { Job, JobData, JobKind } from './job.js';

export interface NewJob {
  readonly queue: string;
  readonly data: JobData;
  readonly at?: Date;
  /** Part of the job's id, instead of its index. Needed if the jobs of the event may change. */
  readonly key?: string;
}

/** Turns events into jobs: each job at least once, always with the same id. */
export interface Dispatch<E extends Event = Event> {
  readonly name: string;
  /** Older events make no jobs. After the queue lost its jobs, the dispatch rewinds by this many days. */
  readonly lookBackDays: number;
  /** Runs before each batch. If it fails, the batch fails. */
  readonly prepare?: () => Promise<void>;
  readonly on: { readonly [T in E['type']]?: (this: void, event: Recorded<EventOf<E, T>>) => readonly NewJob[] };
}

export function jobFor<D extends JobData>({ queue }: JobKind<D>, data: D, at?: Date): NewJob {
  return { queue, data, ...(at && { at }) };
}

export function jobsOf({ name, on }: Dispatch, event: Recorded): { readonly queue: string; readonly job: Job }[] {
  const dispatch = (on as Record<string, ((event: Recorded) => readonly NewJob[]) | undefined>)[event.type];
  const { streamId, version } = event.meta;
  return (dispatch?.(event) ?? []).map(({ queue, key, ...job }, i) => ({
    queue,
    job: { id: `${name}-${streamId}-${String(version)}-${key ?? String(i)}`, ...job },
  }));
}

export type OriginOfJob = (jobId: string) => Promise<{ correlationId: string; commandId: string } | undefined>;

/** The id of a job for an event names the event; see `jobsOf`. */
const ofEvent = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)-[\da-f-]+$/;

export const originOfJob =
  (pool: Pool): OriginOfJob =>
  async (jobId) => {
    const [, streamId, version] = ofEvent.exec(jobId) ?? [];
    if (streamId === undefined) return undefined;
    const { rows } = await pool.query<{ correlationId: string; commandId: string }>(
      `select correlation_id as "correlationId", command_id as "commandId" from es.events
       where stream_id = $1 and version = $2`,
      [streamId, version],
    );
    return rows[0];
  };
