import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { ProgramFeeConfirmed } from './program-fee.events.js';

/** Who or what said that the money is there: staff, the card gateway, or a bank statement. */
export type PaymentWay = ProgramFeeConfirmed['data']['by'];

/** The number counts the entries of the year; the payer's name is taken when the receipt is shown. */
export type ReceiptIssued = Event<
  'ReceiptIssued',
  {
    number: number;
    year: number;
    memberId: string;
    paymentOf: 'plan' | 'order';
    /** The claim, or the order. */
    paymentId: string;
    /** The plan, or the name of the tool. */
    item: string;
    amount: number;
    currency: string;
    way: PaymentWay;
    paidAt: string;
  }
>;

/** Some or all of a payment went back: an entry with a number of its own, as a receipt is never edited. */
export type ReceiptCancelled = Event<
  'ReceiptCancelled',
  { number: number; year: number; paymentId: string; amount: number; returnedAt: string }
>;

export type ReceiptsEvent = ReceiptIssued | ReceiptCancelled;

export const receiptsEvents: EventTypes<ReceiptsEvent> = {
  ReceiptIssued: { version: 1 },
  ReceiptCancelled: { version: 1 },
};

/** As it is printed and looked up, such as 2026-000123. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${String(year)}-${String(number).padStart(6, '0')}`;
