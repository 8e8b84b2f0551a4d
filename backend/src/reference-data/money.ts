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
