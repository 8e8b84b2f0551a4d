import type { Pool, Transaction } from '../database/pool.js';
import type { Position, Recorded } from '../event-sourcing/index.js';

/** Moves the checkpoint in the transaction of the work it stands for. */
export type Advance = (on: Pool | Transaction) => Promise<void>;

/** Something that follows the feed: a projector, or a process. */
export interface FeedFollower {
  readonly name: string;
  readonly version: number;
  readonly types: ReadonlySet<string>;
  readonly batchSize: number;
  /** Does the work for the events and calls `advance` in the same transaction, or after it when it is repeatable. */
  handle(events: readonly Recorded[], advance: Advance): Promise<void>;
  /** Told when a step may have been taken whose news was never given: its process died, or lost the database. */
  unsure?(): void;
  /** Told after each step how far the consumer has come. */
  reached?(position: Position): void;
  /** Told when another process may follow in its stead, until it is told again how far it has come. */
  left?(): void;
}

/** Thrown by a follower that cannot go on for a reason that lies outside the event; the consumer waits. */
export class NotTheEvent extends Error {
  constructor(cause: unknown) {
    super('It is not the event.', { cause });
    this.name = 'NotTheEvent';
  }
}
