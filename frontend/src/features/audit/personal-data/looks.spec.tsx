/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Looks } from './looks';

const look = {
  at: '2030-01-31T12:00:00Z',
  actorId: 'a',
  actor: 'Ngozi Eze',
  kind: 'read',
  route: 'GET /api/audit/members/:id/data',
} as const;

it.each([
  [1, null],
  [134, 'The latest 1 of 134.'],
])('says where the list of %d looks is cut', (total, says) => {
  render(<Looks looks={[look]} total={total} />);
  expect(screen.getByText('Ngozi Eze')).toBeTruthy();
  expect(screen.queryByText(/^The latest/)?.textContent ?? null).toBe(says);
});
