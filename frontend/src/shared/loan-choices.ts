import { money } from './format';
import { loanAmounts } from './reference-data';

export const loanChoices = loanAmounts.map((amount) => ({ value: String(amount.amount), label: money(amount) }));

/** A hint for a business that uses another currency. */
export const loanHint = (country: string | null): string | undefined =>
  country === 'nigeria' ? undefined : 'Our loans are in Nigerian naira (₦).';
