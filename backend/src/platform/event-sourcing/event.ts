import type { Position } from './position.js';

/** Named in the past tense, plain data, never edited once recorded. */
export interface Event<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

export interface EventMetadata {
  readonly streamId: string;
  /** Counts from 1 in each stream. */
  readonly version: number;
  readonly position: Position;
  /** By the application's clock, for people; never used for order. */
  readonly recordedAt: Date;
  /** A member's id, or a process's. */
  readonly actorId: string;
  readonly subjectId: string;
  /** The `X-Request-Id` in which it all began. */
  readonly correlationId: string;
  /** The command id of the event that this one follows from. */
  readonly causationId: string | null;
  /** Also the idempotency key of the request. */
  readonly commandId: string;
}

export type Recorded<E extends Event = Event> = E & { readonly meta: EventMetadata };

export type EventOf<E extends Event, T extends E['type']> = Extract<E, { type: T }>;
