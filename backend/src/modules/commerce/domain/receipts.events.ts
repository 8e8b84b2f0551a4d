import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { ProgramFeeConfirmed } from './program-fee.events.js';

/** The confirmation came from staff, the card gateway, or a bank statement. */
export type PaymentWay = ProgramFeeConfirmed['data']['by'];

/** `number` counts the entries of the year. The payer's name is read when the receipt is shown. */
export type ReceiptIssued = Event<
  'ReceiptIssued',
  {
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
  }
>;

/** Some or all of a payment went back. It is an entry with its own number, as receipts are never edited. */
export type ReceiptCancelled = Event<
  'ReceiptCancelled',
  { number: number; year: number; paymentId: string; amount: number; returnedAt: string }
>;

export type ReceiptsEvent = ReceiptIssued | ReceiptCancelled;

export const receiptsEvents: EventTypes<ReceiptsEvent> = {
  ReceiptIssued: { version: 1 },
  ReceiptCancelled: { version: 1 },
};

/** The printed number, such as 2026-000123. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${String(year)}-${String(number).padStart(6, '0')}`;
