/** What a job is about: ids and numbers, never personal data, as it is kept outside the log. */
export type JobData = Readonly<Record<string, string | number>>;

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

export type JobHandler<D extends JobData> = (data: D, id: string) => Promise<void>;

export interface Schedule {
  readonly every: { readonly minutes: number } | { readonly cron: string; readonly zone: string };
}

export const jobStates = ['waiting', 'delayed', 'active', 'failed', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

export interface ListedJob {
  readonly id: string;
  readonly data: JobData;
  readonly error: string | null;
  readonly tries: number;
  readonly addedAt: Date;
  readonly finishedAt: Date | null;
}

/** Thrown by a handler that cannot say yet: it is asked again then, and no try is counted. */
export class NotYet extends Error {
  constructor(readonly until: Date) {
    super(`Not before ${until.toISOString()}.`);
    this.name = 'NotYet';
  }
}
