import type { Transaction } from '../database/pool.js';
import type { Position, Recorded } from '../event-sourcing/index.js';
import type { AnyRow } from './read-model.js';
import type { ChangedRow } from './row-changes.js';

export type Changes = readonly ChangedRow<AnyRow>[];

interface FeedSubscriber {
  readonly name: string;
  readonly types: ReadonlySet<string>;
  readonly batchSize: number;
  onCaughtUp?(position: Position): void;
  onLeaseLost?(): void;
  /** Changes may have been committed and never published: their process died, or lost the database. */
  onMissedChanges?(): void;
}

/** Handles each event exactly once, in the transaction that moves the checkpoint. */
export interface TransactionalSubscriber extends FeedSubscriber {
  readonly kind: 'transactional';
  /** Comes before the transaction, as it may need connections of its own. */
  prepare?(events: readonly Recorded[]): Promise<Changes>;
  handle(tx: Transaction, events: readonly Recorded[], prepared: Changes): Promise<Changes>;
  publish?(changes: Changes, position: Position): void;
}

/** Handles each event at least once, and the checkpoint moves after that; a second time must do no harm. */
export interface RepeatableSubscriber extends FeedSubscriber {
  readonly kind: 'repeatable';
  handle(events: readonly Recorded[]): Promise<void>;
}

export type Subscriber = TransactionalSubscriber | RepeatableSubscriber;
