import { money } from '../../shared/format';

type Money = Parameters<typeof money>[0];

/** The sum per currency: ₦70,000 and R650. */
export function sumsOf(amounts: readonly Money[]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return new Intl.ListFormat('en-GB').format([...sums].map(([currency, amount]) => money({ amount, currency })));
}
