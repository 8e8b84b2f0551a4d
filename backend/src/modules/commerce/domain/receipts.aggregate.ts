import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { ReceiptsCommand } from './receipts.commands.js';
import { receiptsDecider } from './receipts.decider.js';
import { type ReceiptsEvent, receiptsEvents } from './receipts.events.js';

/** The receipts of a year in one stream: its versions are their numbers, so no number is left out or given twice. */
export const receipts: Aggregate<number, ReceiptsCommand, ReceiptsEvent> = {
  kind: 'receipts',
  events: receiptsEvents,
  decider: receiptsDecider,
  ignoresHistory: true,
};

const SELLER = '01900000-0000-7000-8000-00000005e11e';

/** It belongs to whoever sells, and to no member. */
export const receiptsOf = (year: number) => derivedStream(SELLER, `receipts/${String(year)}`);
