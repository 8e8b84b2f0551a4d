/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Value } from './value';

it('tells money as money, not in kobo', () => {
  const { container } = render(<Value value={{ amount: 1_500_000, currency: 'NGN' }} />);
  expect(container.textContent).toBe('₦15,000');
});

it('tells a row by its status, and the rest of it in words', () => {
  const price = { amount: 1_500_000, currency: 'NGN' };
  render(<Value value={{ status: 'pending', orderDetails: { toolName: 'Flier Prints', price }, reason: null }} />);
  expect(screen.getByText('Pending', { selector: 'summary' })).toBeTruthy();
  expect(screen.getByText('Order details')).toBeTruthy();
  expect(screen.getByText('₦15,000')).toBeTruthy();
});

it('numbers what is in a list', () => {
  render(<Value value={[{ country: 'south africa' }]} />);
  expect(screen.getByText('1')).toBeTruthy();
  expect(screen.getByText('South Africa')).toBeTruthy();
});
