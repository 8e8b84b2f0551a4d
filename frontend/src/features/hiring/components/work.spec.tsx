/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { type Member, SignedInContext } from '../../../shared/session/member';
import { Work } from './work';

const show = (status: string, isGone: boolean) => {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInContext value={{ member: { id: 'ada' } as Member, access: [] }}>
        <Work id="invitation" status={status} steps={[]} dueAt={null} isGone={isGone} side="creator" />
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
