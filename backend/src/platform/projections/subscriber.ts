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
  /** The last owner may have committed changes without publishing them, by a crash or a lost connection. */
  onMissedChanges?(): void;
}

/** Handles each event exactly once, in the transaction that moves the checkpoint. */
export interface TransactionalSubscriber extends FeedSubscriber {
  readonly kind: 'transactional';
  /** Runs before the transaction, as it may need more connections. */
  prepare?(events: readonly Recorded[]): Promise<Changes>;
  handle(tx: Transaction, events: readonly Recorded[], prepared: Changes): Promise<Changes>;
  publish?(changes: Changes, position: Position): void;
}

/** Handles each event at least once, before the checkpoint moves. Must be idempotent. */
export interface RepeatableSubscriber extends FeedSubscriber {
  readonly kind: 'repeatable';
  handle(events: readonly Recorded[]): Promise<void>;
}

export type Subscriber = TransactionalSubscriber | RepeatableSubscriber;
