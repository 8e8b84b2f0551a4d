/** Ids and numbers only, never personal data, as jobs are stored outside the log. */
export type JobData = Readonly<Record<string, string | number>>;

export interface JobKind<D extends JobData> {
  readonly queue: string;
  readonly data?: D;
}

/** A job that is due at `at`, or at once. A second job with the same id is ignored while the first is stored. */
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

/** A handler throws this to be called again at `until`. The attempt is not counted. */
export class RetryLater extends Error {
  constructor(readonly until: Date) {
    super(`Not before ${until.toISOString()}.`);
    this.name = 'RetryLater';
  }
}
