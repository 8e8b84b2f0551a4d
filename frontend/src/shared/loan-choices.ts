import { money } from './format';
import { loanAmounts } from './reference-data';

/** What a business may ask for. */
export const loanChoices = loanAmounts.map((amount) => ({ value: String(amount.amount), label: money(amount) }));

/** Said to a business that reckons in another currency. */
export const loanHint = (country: string | null): string | undefined =>
  country === 'nigeria' ? undefined : 'Our loans are in Nigerian naira (₦).';
