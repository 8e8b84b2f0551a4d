import type { Position } from './position.js';

/** A fact of the domain: a name in the past tense and plain data. Never edited once recorded. */
export interface Event<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

/** What the log knows about a fact beside its data. */
export interface EventMetadata {
  readonly streamId: string;
  /** 1 for the first event of its stream. `(streamId, version)` identifies the event. */
  readonly version: number;
  /** Place in the feed: see {@link Position}. */
  readonly position: Position;
  /** When the command was carried out, by the application's clock. For people; never used for order. */
  readonly recordedAt: Date;
  /** Who caused it: a member's id, or a process's id. */
  readonly actorId: string;
  /** Whose data the stream holds; erasure and access requests go by it. */
  readonly subjectId: string;
  /** The request in which it all began; equal to its `X-Request-Id`. */
  readonly correlationId: string;
  /** The command id of the event that this one follows from, if it follows from one. */
  readonly causationId: string | null;
  /** The command that recorded it; also its idempotency key. */
  readonly commandId: string;
}

export type Recorded<E extends Event = Event> = E & { readonly meta: EventMetadata };

/** The member of the union `E` whose type is `T`. */
export type EventOf<E extends Event, T extends E['type']> = Extract<E, { type: T }>;
