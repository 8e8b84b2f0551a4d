/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { HistoryEntry } from '../api/history.query';
import { LifeSlider } from './life-slider';

const event = (type: string, second: number) =>
  ({ type, recordedAt: `2030-01-01T12:00:0${second}.000Z` }) as HistoryEntry;
const life = [event('MemberRegistered', 1), event('PointsAwarded', 2), event('MilestoneReached', 2)];

let set: (at: string | undefined) => void;

function Page() {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    set = setAt;
  }, []);
  return <LifeSlider events={life} at={at} onChange={setAt} />;
}

const handle = () => screen.getByRole('slider');
const shown = () => handle().getAttribute('aria-valuetext')?.split(': ').at(-1);

function press(key: 'ArrowLeft' | 'ArrowRight'): void {
  const keyCode = key === 'ArrowLeft' ? 37 : 39;
  fireEvent.keyDown(handle(), { key, keyCode, which: keyCode });
  fireEvent.keyUp(handle(), { key, keyCode, which: keyCode });
}

it('goes from event to event by key, through those of one instant, and keeps the focus', () => {
  render(<Page />);
  act(() => handle().focus());
  const steps = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'] as const;
  const told = steps.map((key) => {
    press(key);
    return shown();
  });
  expect(told).toEqual(['Milestone reached', 'Points awarded', 'Member registered', 'Points awarded']);
  expect(document.activeElement).toBe(handle());
});

it('keeps its step and the focus where the address follows a step later', () => {
  const asked: (string | undefined)[] = [];
  const at = (moment?: string) => <LifeSlider events={life} at={moment} onChange={(next) => asked.push(next)} />;
  const { rerender } = render(at());
  act(() => handle().focus());
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'] as const) press(key);
  for (const moment of asked) {
    rerender(at(moment));
    expect(shown()).toBe('Member registered');
    expect(document.activeElement).toBe(handle());
  }
  expect(asked).toEqual(['2030-01-01T12:00:02.000Z', '2030-01-01T12:00:02.000Z', '2030-01-01T12:00:01.000Z']);
});

it('follows a moment that is chosen elsewhere', () => {
  render(<Page />);
  act(() => set('2030-01-01T12:00:01.500Z'));
  expect(shown()).toBe('Member registered');
  press('ArrowRight');
  act(() => set(undefined));
  expect(shown()).toBe('Now');
});
