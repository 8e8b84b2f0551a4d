import type { UnfinishedWork } from '../erasure/erasures.js';
import type { QueueFailures } from '../jobs/job-failures.js';
import type { JobCounts } from '../jobs/job-queue.js';
import type { ConsumerStatus } from '../operations/consumers.js';
import type { HorizonLag, UnreadSlot } from '../operations/horizon.js';
import type { Pause } from '../operations/pauses.js';
import type { RunningProcess } from '../operations/running-processes.js';

/** All conditions, as named in metrics, in `/health/ready` and in notices to operators. */
export const severities = {
  'proof-contradicted': 'critical',
  'accounts-altered': 'critical',
  'database-read-only': 'critical',
  'disk-full': 'critical',
  'projector-failing': 'critical',
  'feed-held-back': 'critical',
  'process-silent': 'warning',
  'mail-failing': 'warning',
  'gateway-failing': 'warning',
  'anchor-failing': 'warning',
  'queue-failing': 'warning',
  'jobs-waiting': 'warning',
  'work-failing': 'warning',
  'events-parked': 'warning',
  'projector-behind': 'warning',
  'effects-in-doubt': 'warning',
  'nothing-sealed': 'warning',
  'erasure-unfinished': 'warning',
  'slot-unread': 'warning',
  'version-skew': 'warning',
  'backup-late': 'warning',
  paused: 'warning',
} as const;

export type ConditionName = keyof typeof severities;
export const conditionNames = Object.keys(severities) as ConditionName[];

export interface Condition {
  readonly name: ConditionName;
  /** The queue, consumer or process; empty if there is only one. */
  readonly subject: string;
  readonly severity: 'critical' | 'warning';
  readonly since: Date | null;
  readonly says: string;
  readonly todo: string;
}

export interface QueueFacts extends JobCounts, QueueFailures {
  readonly name: string;
  readonly oldestWaitingSince: Date | null;
}

export interface Facts {
  readonly now: Date;
  readonly isReadOnly: boolean;
  readonly consumers: readonly ConsumerStatus[];
  /** null if the queues do not answer. */
  readonly queues: readonly QueueFacts[] | null;
  readonly pauses: readonly Pause[];
  readonly processes: readonly RunningProcess[];
  readonly horizon: HorizonLag;
  readonly unreadSlots: readonly UnreadSlot[];
  readonly contradiction: string | null;
  readonly alteredAccounts: number;
  readonly unsealedSeconds: number;
  readonly failingAnchors: readonly string[];
  readonly backups: { readonly ageSeconds: number; readonly everyHours: number };
  readonly erasures: UnfinishedWork;
  readonly doubts: UnfinishedWork;
}

export type Found = Omit<Condition, 'severity' | 'subject'> & { readonly subject?: string };

export const MAX_WAIT_SECONDS = 60;

export const ago = ({ now }: Facts, seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
export const isOlder = ({ now }: Facts, at: Date | null, seconds: number): boolean =>
  at !== null && now.getTime() - at.getTime() > seconds * 1_000;
export const counted = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;
