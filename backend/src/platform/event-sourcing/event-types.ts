import type { Event, EventOf } from './event.js';

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

/** The compiler asks for each type of the union. */
export type EventTypes<E extends Event> = { readonly [T in E['type']]: EventType<EventOf<E, T>['data']> };
