export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export const isSameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;
