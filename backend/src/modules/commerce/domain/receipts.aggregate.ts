import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { receiptsDecider } from './receipts.decider.js';
import { receiptsEvents } from './receipts.events.js';

/** The receipts of a year are one stream. Its versions are their numbers, so that none is missing or used twice. */
export const receipts = defineAggregate('receipts', receiptsEvents, receiptsDecider, { ignoresHistory: true });

const SELLER = '01900000-0000-7000-8000-00000005e11e';

/** The subject is the seller, not a member. */
export const receiptsOf = (year: number) => derivedStream(SELLER, `receipts/${String(year)}`);
