/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Member, SignedInContext } from '../../../shared/session/member';
import type { Side, WorkStep } from '../work-words';
import { Work } from './work';

const report = (by: Side, step: NonNullable<WorkStep['step']>): WorkStep => ({
  type: 'WorkReported',
  by,
  step,
  at: '2026-11-28T08:00:00Z',
  marks: null,
  words: null,
});
const TOLD = 'The other side is told, and says whether that is so.';

const show = (status: string, isGone: boolean, steps: WorkStep[] = []) => {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInContext value={{ member: { id: 'ada' } as Member, access: [] }}>
        <Work id="invitation" status={status} steps={steps} dueAt={null} isGone={isGone} side="creator" />
      </SignedInContext>
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
};

it.each(['finished', 'brokenOff'])('is rated by either side once it is %s', (status) => {
  expect(show(status, false)).toEqual(['Send']);
});

it('asks nothing that only a side that has left could read or answer', () => {
  expect(show('finished', true)).toEqual([]);
  expect(screen.getByText(/has left/)).toBeTruthy();
  expect(show('started', false)).toContain('Work is finished');
  expect(show('started', true)).toEqual(['Report a problem']);
});

it('keeps what was written where a session ends in the middle, until it is given up', () => {
  jest.useFakeTimers();
  show('started', false);
  fireEvent.click(screen.getByText('Report a problem'));
  fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'Nobody was there.' } });
  show('started', false);
  expect(screen.getByLabelText('What is wrong?')).toHaveProperty('value', 'Nobody was there.');
  fireEvent.click(screen.getByText('Back'));
  show('started', false);
  expect(screen.queryByLabelText('What is wrong?')).toBeNull();

  show('finished', false);
  fireEvent.change(screen.getByLabelText(/^In your words/), { target: { value: 'As agreed.' } });
  show('finished', false);
  expect(screen.getByLabelText(/^In your words/)).toHaveProperty('value', 'As agreed.');
});

it('breaks off only once that is confirmed', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 'invitation' }));
  show('started', false);
  fireEvent.click(screen.getByText('Break off'));
  fireEvent.click(screen.getByText('Cancel'));
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Break off'));
  fireEvent.click(screen.getAllByText('Break off').at(-1) as HTMLElement);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  fetched.mockRestore();
});

it('leads the focus to what is asked, and back to what asked it', () => {
  show('started', false);
  const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('name');
  const press = (name: string) => {
    screen.getByText(name).focus();
    fireEvent.click(screen.getByText(name));
  };
  press('Report a problem');
  expect(focused()).toBe('words');
  press('Back');
  expect(focused()).toBe('Report a problem');
});

/** The texts of the parts, from the top. */
const places = () =>
  [...(screen.getByText('The work').nextElementSibling?.children ?? [])].map((one) => one.textContent);

it.each<[Side, NonNullable<WorkStep['step']>, string[]]>([
  ['business', 'started', ['Yes, work has started', 'Break off', 'Report a problem']],
  ['creator', 'started', [TOLD, 'Break off', 'Report a problem']],
  ['business', 'brokenOff', ['Work has started', 'Yes, work is broken off', 'Report a problem']],
  ['creator', 'brokenOff', ['Work has started', TOLD, 'Report a problem']],
])('keeps each button in its place when the %s says %s', (by, step, expected) => {
  show('agreed', false);
  expect(places()).toEqual(['Work has started', 'Break off', 'Report a problem']);
  show('agreed', false, [report(by, step)]);
  expect(places()).toEqual(expected);
});
