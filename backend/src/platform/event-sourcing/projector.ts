import type { Event, EventOf, Recorded } from './event.js';

export interface Rows<Row extends { id: string }> {
  put(row: Row): void;
  /** @throws Error if the row is missing */
  update(id: string, change: Partial<Row> | ((row: Row) => Partial<Row>)): void;
  updateIfPresent(id: string, change: Partial<Row> | ((row: Row) => Partial<Row>)): void;
  set(id: string, make: (row: Row | undefined) => Row): void;
  delete(id: string): void;
  /** For events that erase: changes each row of the member, or removes it if `undefined` is returned. */
  changeAll(change: (row: Row) => Row | undefined): void;
}

type Audience<Row> = { readonly member: (row: Row) => string } | 'staff' | 'everyone' | 'nobody';

/** Fills one read model. The name is also that of the table (with underscores), of the topic and of the query key. */
export interface Projector<E extends Event, Row extends { id: string }> {
  readonly name: string;
  readonly audience: Audience<Row>;
  /** Its rows sum up many members and hold nothing personal, so erasures do not change them. */
  readonly addsUp?: true;
  /** Fields of a row that events of another subject set too. The erasure of one leaves them as they are. */
  readonly sharedFields?: readonly (keyof Row)[];
  readonly on: { readonly [T in E['type']]?: (this: void, event: Recorded<EventOf<E, T>>, rows: Rows<Row>) => void };
}
