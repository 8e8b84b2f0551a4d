export const currencies = [
  { code: 'NGN', name: 'Nigerian naira', prefix: '₦' },
  { code: 'ZAR', name: 'South African rand', prefix: 'R' },
  { code: 'KES', name: 'Kenyan shilling', prefix: 'KSh ' },
  { code: 'USD', name: 'US dollar', prefix: '$' },
] as const;

export const defaultCurrency = 'NGN';

export type Currency = (typeof currencies)[number]['code'];

/** `amount` is in minor units: kobo, cents. All our currencies have a hundred of them. */
export type Money<C extends Currency = Currency> = { readonly amount: number; readonly currency: C };

/** ₦35,000 from minor units, without line breaks. A currency that we do not take stands by its code. */
export function moneyText({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  const prefix = currencies.find(({ code }) => code === currency)?.prefix ?? `${currency} `;
  const digits = (amount / 100).toLocaleString('en-GB', { minimumFractionDigits: amount % 100 && 2 });
  return `${prefix.replace(' ', '\u00A0')}${digits}`;
}
