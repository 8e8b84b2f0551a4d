const prefixes: Readonly<Record<string, string>> = { NGN: '₦', ZAR: 'R', KES: 'KSh\u00A0', USD: '$' };

/** ₦35,000 from an amount in the currency's minor unit, as the screens write it. */
export const moneyText = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${prefixes[currency] ?? `${currency}\u00A0`}${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: amount % 100 && 2 })}`;
