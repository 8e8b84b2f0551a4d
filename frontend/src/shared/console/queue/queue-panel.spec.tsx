/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Given, Queue } from './queue';
import { QueuePanel } from './queue-panel';

describe('Enter in the field for the points', () => {
  it('approves with what stands in the field', () => {
    const panel = opened();
    panel.enter('12');
    expect(panel.approvedWith()).toEqual([12]);
  });

  it.each([
    ['16', '1', '15'],
    ['20', '2', '15'],
    ['-4', '-', '0'],
  ])('first shows what becomes of %s, and approves with that', (typed, begun, shown) => {
    const panel = opened();
    panel.type(begun);
    panel.enter(typed);
    expect(panel.approvedWith()).toEqual([]);
    expect(panel.field().value).toBe(shown);
    panel.enter();
    expect(panel.approvedWith()).toEqual([Number(shown)]);
  });
});

interface Row {
  id: string;
}

const queue = {
  idOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => id,
  Details: () => null,
  points: { min: 0, max: 15, default: 0 },
  decisions: [{ name: 'Approve', tone: 'approve' }],
} as unknown as Queue<Row>;

function opened() {
  const approved = jest.fn<(points: number) => void>();
  const Panel = () => {
    const [given, setGiven] = useState<Given>({ points: 0, words: '', staffNote: '' });
    const change = (changes: Partial<Given>) => setGiven({ ...given, ...changes });
    const decide = () => approved(given.points);
    return (
      <QueuePanel
        queue={queue}
        row={{ id: 'ada' }}
        given={given}
        onChange={change}
        pending={undefined}
        onDecide={decide}
      />
    );
  };
  render(<Panel />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Points, 0 to 15');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const enter = (value?: string) => {
    if (value !== undefined) type(value);
    fireEvent.keyDown(field(), { key: 'Enter' });
  };
  return { field, type, enter, approvedWith: () => approved.mock.calls.map(([points]) => points) };
}
