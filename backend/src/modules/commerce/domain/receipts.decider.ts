import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { ReceiptsCommand } from './receipts.commands.js';
import type { ReceiptsEvent } from './receipts.events.js';

/** The state counts the entries of the year. The command's id ensures that a payment has one receipt. */
export const receiptsDecider: Decider<number, ReceiptsCommand, ReceiptsEvent> = {
  initial: 0,
  decide: (command, entries) => {
    const number = entries + 1;
    if (command.type === 'IssueReceipt') return [{ type: 'ReceiptIssued', data: { number, ...command.data } }];
    return [{ type: 'ReceiptCancelled', data: { number, ...command.data } }];
  },
  evolve: (entries) => entries + 1,
};
