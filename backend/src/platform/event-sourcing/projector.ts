import type { Event, EventOf, Recorded } from './event.js';

/** The rows of one read model, as a projector may change them. Changes apply in the order in which they were asked. */
export interface Rows<Row extends { id: string }> {
  /** Writes the row whole. */
  put(row: Row): void;
  /** Changes a row that must exist; a missing one is a fault in the projector or the history. */
  update(id: string, change: Partial<Row> | ((row: Row) => Partial<Row>)): void;
  /** Changes a row that need not exist: news of a member who is not in this read model changes nothing. */
  updateIfPresent(id: string, change: Partial<Row> | ((row: Row) => Partial<Row>)): void;
  /** Makes the row from what is there, or from nothing; for counters and roll-ups. */
  set(id: string, make: (row: Row | undefined) => Row): void;
  /** Removes the row; a missing one is no fault. */
  delete(id: string): void;
  /**
   * Changes every row of the member, or removes it where nothing is made of it; for events that erase, at which a
   * member's rows are made anew from their history. Of any other event it changes nothing.
   */
  changeAll(change: (row: Row) => Row | undefined): void;
}

/** Who is told that a row changed: the member it belongs to, all staff, or nobody. */
export type Audience<Row> = { readonly member: (row: Row) => string } | 'staff' | 'nobody';

/**
 * Fills one read model from the feed. Its name is also the name of the table (with underscores), of the live topic
 * and of the client's query key.
 */
export interface Projector<E extends Event, Row extends { id: string }> {
  readonly name: string;
  readonly audience: Audience<Row>;
  /** Rows that add up what many members did. They hold nothing personal, so an erasure leaves them as they are. */
  readonly addsUp?: true;
  readonly on: { readonly [T in E['type']]?: (this: void, event: Recorded<EventOf<E, T>>, rows: Rows<Row>) => void };
}
