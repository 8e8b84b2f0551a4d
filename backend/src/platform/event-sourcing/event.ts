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

export type Purpose = string;

/** For each purpose, the personal fields and the value that each takes once its key is destroyed. */
type PersonalFields<Data> = Readonly<Record<Purpose, Partial<Data>>>;

export interface EventType<Data extends object = object> {
  /** Version of the shape, from 1. A stored older version is upcast, never edited. */
  readonly version: number;
  /** Names under which the log holds it too; it is read under today's. */
  readonly formerNames?: readonly string[];
  readonly personal?: PersonalFields<Data>;
  /** Records an erasure: from here on the subject's fields of that purpose take their erased values. */
  readonly erases?: true;
  /** What staff wrote for each other, and the member is not shown. */
  readonly staffOnly?: readonly string[];
  /** By the version that is read: how its data becomes that of the next version. */
  readonly upcast?: Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>;
}

export type EventTypes<E extends Event> = { readonly [T in E['type']]: EventType<EventOf<E, T>['data']> };
