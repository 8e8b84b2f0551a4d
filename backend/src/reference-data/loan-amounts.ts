import type { Money } from './money.js';

export const loanAmounts = [
  { amount: 25_000_000, currency: 'NGN' },
  { amount: 50_000_000, currency: 'NGN' },
  { amount: 100_000_000, currency: 'NGN' },
  { amount: 200_000_000, currency: 'NGN' },
  { amount: 500_000_000, currency: 'NGN' },
  { amount: 1_000_000_000, currency: 'NGN' },
  { amount: 1_500_000_000, currency: 'NGN' },
  { amount: 2_000_000_000, currency: 'NGN' },
] as const satisfies readonly Money<'NGN'>[];
