import { amountIn } from './amounts.gen';

/** The amount in minor units, with any words and signs around it left out. NaN without an amount. */
export const paidAmountIn = (text: string): number => amountIn(text.replaceAll(/[^\d.,]/g, '')) ?? Number.NaN;
