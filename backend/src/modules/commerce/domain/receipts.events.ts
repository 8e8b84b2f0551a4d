import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';
import type { ProgramFeeConfirmed } from './program-fee.events.js';

/** The confirmation came from staff, the card gateway, or a bank statement. */
export type PaymentWay = ProgramFeeConfirmed['data']['by'];

export const receiptsEvents = {
  /** `number` counts the entries of the year. The payer's name is read when the receipt is shown. */
  ReceiptIssued: defineEvent<{
    number: number;
    year: number;
    memberId: string;
    paymentOf: 'plan' | 'order';
    /** The id of the claim or the order. */
    paymentId: string;
    /** The plan, or the name of the tool. */
    item: string;
    amount: number;
    currency: string;
    way: PaymentWay;
    paidAt: string;
  }>(),
  /** Some or all of a payment went back. It is an entry with its own number, as receipts are never edited. */
  ReceiptCancelled: defineEvent<{
    number: number;
    year: number;
    paymentId: string;
    amount: number;
    returnedAt: string;
  }>(),
};

export type ReceiptsEvent = EventIn<typeof receiptsEvents>;
export type ReceiptIssued = EventOf<ReceiptsEvent, 'ReceiptIssued'>;
export type ReceiptCancelled = EventOf<ReceiptsEvent, 'ReceiptCancelled'>;

/** The printed number, such as 2026-000123. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${String(year)}-${String(number).padStart(6, '0')}`;
