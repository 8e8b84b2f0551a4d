/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DecisionInput, Queue } from './queue';
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

describe('the focus', () => {
  it('stays in the row where its button went, as the row allows other decisions', () => {
    const { panel, offer } = offering('Start');
    screen.getByRole('button', { name: 'Start' }).focus();
    offer('Complete');
    expect(screen.getByRole('button', { name: 'Complete' })).not.toBeNull();
    expect(document.activeElement).toBe(panel());
  });

  it('stays where it is otherwise', () => {
    const { offer } = offering('Start');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    offer('Complete');
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
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

const acts = { ask: jest.fn(), change: jest.fn(), takeOver: jest.fn() };
const free = { holder: undefined, isHeld: false };

function opened() {
  const approved = jest.fn<(points: number) => void>();
  const Panel = () => {
    const [given, setGiven] = useState<DecisionInput>({ points: 0, comment: '', reason: '', staffNote: '' });
    const change = (changes: Partial<DecisionInput>) => setGiven({ ...given, ...changes });
    const decide = () => approved(given.points);
    return (
      <QueuePanel queue={queue} row={{ id: 'ada' }} input={given} {...free} acts={{ ...acts, change, ask: decide }} />
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

function offering(first: string) {
  const input = { points: 0, comment: '', reason: '', staffNote: '' };
  const panelWith = (name: string) => {
    const decisions = [{ name, tone: 'approve' }];
    const own = { ...queue, points: undefined, decisions } as unknown as Queue<Row>;
    return <QueuePanel queue={own} row={{ id: 'ada' }} input={input} {...free} acts={acts} />;
  };
  const { rerender } = render(panelWith(first));
  return {
    panel: () => screen.getByRole('region', { name: 'ada' }),
    offer: (name: string) => rerender(panelWith(name)),
  };
}
