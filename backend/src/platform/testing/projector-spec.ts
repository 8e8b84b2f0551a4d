import { expect } from '@jest/globals';
import type { Event, Projector, Recorded } from '../event-sourcing/index.js';
import { RowChanges } from '../projections/row-changes.js';
import { recorded, type Told } from './recorded.js';

export interface ProjectedRows<Row> {
  /** Exactly these rows stand there, in any order. */
  thenRows(...rows: Row[]): void;
  /** One row of them holds at least these values. */
  thenRow(id: string, values: Partial<Row>): void;
}

export type GivenEvents<E extends Event, Row> = (...events: Told<E>[]) => ProjectedRows<Row>;

type Handlers<Row extends { id: string }> = Readonly<
  Record<string, ((event: Recorded, rows: RowChanges<Row>) => void) | undefined>
>;

/** Tests of a projector, events in, rows out: `given(...events).thenRows(...rows)`. */
export function projectorSpec<E extends Event, Row extends { id: string }>(
  projector: Projector<E, Row>,
): GivenEvents<E, Row> {
  return (...events) => {
    const rows = new Map<string, Row>();
    events.forEach((event, i) => {
      const changes = new RowChanges<Row>();
      (projector.on as Handlers<Row>)[event.type]?.(recorded(event, i + 1), changes);
      for (const { id, after } of changes.apply(rows)) {
        if (after) rows.set(id, after);
        else rows.delete(id);
      }
    });
    return {
      thenRows: (...expected) => expect(sorted([...rows.values()])).toEqual(sorted(expected)),
      thenRow: (id, values) => expect(rows.get(id)).toMatchObject(values),
    };
  };
}

const sorted = <Row extends { id: string }>(rows: Row[]): Row[] => rows.toSorted((a, b) => a.id.localeCompare(b.id));
