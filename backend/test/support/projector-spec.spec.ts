import { describe, expect, it } from '@jest/globals';
import type { Event, Projector } from '../../src/platform/event-sourcing/index.js';
import { projectorSpec } from './projector-spec.js';

type LampEvent = Event<'LampBought', { lampId: string }> | Event<'LampSwitchedOn', { lampId: string }>;
interface LampRow {
  id: string;
  owner: string;
  timesOn: number;
}

const lamps: Projector<LampEvent, LampRow> = {
  name: 'lamps',
  audience: 'nobody',
  on: {
    LampBought: ({ data, meta }, rows) => rows.put({ id: data.lampId, owner: meta.subjectId, timesOn: 0 }),
    LampSwitchedOn: ({ data }, rows) => rows.update(data.lampId, (row) => ({ timesOn: row.timesOn + 1 })),
  },
};

const given = projectorSpec(lamps);
const bought = (lampId: string) => ({
  type: 'LampBought' as const,
  data: { lampId },
  meta: { subjectId: `owner of ${lampId}` },
});
const on = (lampId: string) => ({ type: 'LampSwitchedOn' as const, data: { lampId } });

describe('the specification of a projector', () => {
  it('shows the rows that the events leave', () => {
    given(bought('b'), bought('a'), on('b'), on('b')).thenRows(
      { id: 'a', owner: 'owner of a', timesOn: 0 },
      { id: 'b', owner: 'owner of b', timesOn: 2 },
    );
    given(bought('a'), on('a')).thenRow('a', { timesOn: 1 });
  });

  it.each([
    ['a row too many', () => given(bought('a'), bought('b')).thenRow('c', {})],
    ['a missing row', () => given(bought('a')).thenRows()],
    ['another value', () => given(bought('a')).thenRow('a', { timesOn: 1 })],
    ['an event for a row that is not there', () => given(on('a'))],
  ])('fails on %s', (_, claim) => {
    expect(claim).toThrow();
  });
});
