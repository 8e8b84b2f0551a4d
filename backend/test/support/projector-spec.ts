import { expect } from '@jest/globals';
import type { Event, Projector } from '../../src/platform/event-sourcing/index.js';
import { foldRows } from '../../src/platform/projections/fold-rows.js';
import type { AnyProjector } from '../../src/platform/projections/read-model.js';
import { type PartialEvent, recordedEvent } from './recorded-event.js';

/** The stream and the member of the events of a specification, which happen in November 2026. */
export const streamId = '01900000-0000-7000-8000-00000000000a';
export const memberId = '01900000-0000-7000-8000-00000000000b';
export const day = (date: number): Date => new Date(Date.UTC(2026, 10, date));
export const at = (date: number) => ({ streamId, subjectId: memberId, recordedAt: day(date) });

interface ProjectedRows<Row> {
  /** Expects exactly these rows, in any order. */
  thenRows(...rows: Row[]): void;
  /** Expects a row with at least these values. */
  thenRow(id: string, values: Partial<Row>): void;
}

export type GivenEvents<E extends Event, Row> = (...events: PartialEvent<E>[]) => ProjectedRows<Row>;

/** Tests a projector, from events to rows: `given(...events).thenRows(...rows)`. */
export function projectorSpec<E extends Event, Row extends { id: string }>(
  projector: Projector<E, Row>,
): GivenEvents<E, Row> {
  return (...events) => {
    const history = events.map((event, i) => recordedEvent(event, i + 1));
    const rows = foldRows(projector as unknown as AnyProjector, history) as Map<string, Row>;
    return {
      thenRows: (...expected) => expect(sorted([...rows.values()])).toEqual(sorted(expected)),
      thenRow: (id, values) => expect(rows.get(id)).toMatchObject(values),
    };
  };
}

const sorted = <Row extends { id: string }>(rows: Row[]): Row[] => rows.toSorted((a, b) => a.id.localeCompare(b.id));
