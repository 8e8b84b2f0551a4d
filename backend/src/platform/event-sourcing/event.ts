import type { Position } from './position.js';

/** Named in the past tense. Plain data that never changes once recorded. */
export interface Event<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

export interface EventMetadata {
  readonly streamId: string;
  /** Counts from 1 in each stream. */
  readonly version: number;
  readonly position: Position;
  /** The application's time, for people. Never used for ordering. */
  readonly recordedAt: Date;
  readonly actorId: string;
  readonly subjectId: string;
  /** The `X-Request-Id` of the request that began the chain. */
  readonly correlationId: string;
  /** The command id of the event that caused this one. */
  readonly causationId: string | null;
  /** Also the idempotency key of the request. */
  readonly commandId: string;
}

export type Recorded<E extends Event = Event> = E & { readonly meta: EventMetadata };

export type EventOf<E extends Event, T extends E['type']> = Extract<E, { type: T }>;

export type Purpose = string;

/** By purpose: the personal fields, and the value that each takes after erasure. */
type PersonalFields<Data> = Readonly<Record<Purpose, Partial<Data>>>;

export interface EventType<Data extends object = object> {
  /** Never set: it tells the compiler the fields. */
  readonly data?: Data;
  /** Version of the shape, from 1. Older stored versions are upcast, never edited. */
  readonly version: number;
  /** Former names of the type. Such events are read under today's name. */
  readonly formerNames?: readonly string[];
  readonly personal?: PersonalFields<Data>;
  /** Records an erasure: from now on, the subject's fields of that purpose have their erased values. */
  readonly erases?: true;
  /** Fields that staff wrote for each other. The member does not see them. */
  readonly staffOnly?: readonly string[];
  /** Fields that only the product reads. Readings, exports and webhooks leave them out; the log and its proofs do not. */
  readonly internal?: readonly string[];
  /** By version: converts that version's data to the next version's. */
  readonly upcast?: Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>;
}

/** Declares a type of event in the table of its stream. Without `Data` the event says all by its name. */
export const defineEvent = <Data extends object = Record<string, never>>(
  storage: Partial<Omit<EventType<Data>, 'data'>> = {},
): EventType<Data> => ({ version: 1, ...storage });

/** The events of a stream's table. */
export type EventIn<Types extends Readonly<Record<string, EventType>>> = {
  [T in keyof Types & string]: Event<T, NonNullable<Types[T]['data']>>;
}[keyof Types & string];

export type EventTypes<E extends Event> = { readonly [T in E['type']]: EventType<EventOf<E, T>['data']> };
