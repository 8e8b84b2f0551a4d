/** What a job is about: ids and numbers, never personal data, as it is kept outside the log. */
export type JobData = Readonly<Record<string, string | number>>;

/** One sort of work with a queue of its own. The type parameter binds what is put in to what its handler gets. */
export interface JobKind<D extends JobData> {
  readonly queue: string;
  readonly data?: D;
}

/** A job to be done once it is `at`, or at once. A second one with the same id is ignored while the first is known. */
export interface Job<D extends JobData = JobData> {
  readonly id: string;
  readonly data: D;
  readonly at?: Date;
}

/** Does one job. Whatever it throws means: not done, try again later. */
export type JobHandler<D extends JobData> = (data: D, id: string) => Promise<void>;

/** Work that comes again and again by the clock of the queue, such as cleaning up. */
export interface Schedule {
  readonly every: { readonly minutes: number } | { readonly cron: string; readonly zone: string };
}

/** What a job waits for; a failed one waits for a person. */
export const jobStates = ['waiting', 'delayed', 'active', 'failed', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

/** A job as its queue holds it. */
export interface ListedJob {
  readonly id: string;
  readonly data: JobData;
  /** Of the last try that failed; null when none did. */
  readonly error: string | null;
  readonly tries: number;
  readonly addedAt: Date;
  /** When it was done, or given up; null before. */
  readonly finishedAt: Date | null;
}

/** Thrown by a handler that cannot say yet: it is asked again then, and no try is counted. */
export class NotYet extends Error {
  constructor(readonly until: Date) {
    super(`Not before ${until.toISOString()}.`);
    this.name = 'NotYet';
  }
}
