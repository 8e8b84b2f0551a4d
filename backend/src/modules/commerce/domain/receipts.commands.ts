import type { Command } from '../../../platform/event-sourcing/index.js';
import type { ReceiptCancelled, ReceiptIssued } from './receipts.events.js';

export type IssueReceipt = Command<'IssueReceipt', Omit<ReceiptIssued['data'], 'number'>>;
export type CancelReceipt = Command<'CancelReceipt', Omit<ReceiptCancelled['data'], 'number'>>;

export type ReceiptsCommand = IssueReceipt | CancelReceipt;
