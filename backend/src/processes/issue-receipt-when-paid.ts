import {
  type CardPaymentRefunded,
  type OrderPaid,
  type OrderPaymentReturned,
  type ProgramFeeConfirmed,
  receipts,
  receiptsOf,
} from '../modules/commerce/public.js';
import { type Intent, intend, type Process, type Recorded } from '../platform/event-sourcing/index.js';

type Payments = ProgramFeeConfirmed | CardPaymentRefunded | OrderPaid | OrderPaymentReturned;
type Paid = Pick<OrderPaid['data'], 'amount' | 'currency'> & {
  readonly paymentOf: 'plan' | 'order';
  readonly item: string;
  readonly way: OrderPaid['data']['by'];
};

/** Confirmations from before receipts existed do not say the amount, so they get no receipt. */
export const issueReceiptWhenPaid: Process<Payments> = {
  name: 'issue-receipt-when-paid',
  on: {
    ProgramFeeConfirmed: ({ data: { plan: item, by: way, amount, currency }, meta }) =>
      amount === undefined || currency === undefined
        ? []
        : [issue(meta, { paymentOf: 'plan', item, amount, currency, way })],
    OrderPaid: ({ data: { toolName: item, amount, currency, by: way }, meta }) => [
      issue(meta, { paymentOf: 'order', item, amount, currency, way }),
    ],
    CardPaymentRefunded: ({ data: { ofFee = 0 }, meta }) => (ofFee > 0 ? [cancel(meta, ofFee)] : []),
    OrderPaymentReturned: ({ data: { amount }, meta }) => [cancel(meta, amount)],
  },
};

function issue({ streamId: paymentId, subjectId: memberId, recordedAt }: Recorded['meta'], paid: Paid): Intent {
  const data = { year: yearOf(recordedAt), memberId, paymentId, ...paid, paidAt: recordedAt.toISOString() };
  return intend(receipts, receiptsOf(data.year), { type: 'IssueReceipt', data });
}

function cancel({ streamId: paymentId, recordedAt }: Recorded['meta'], amount: number): Intent {
  const data = { year: yearOf(recordedAt), paymentId, amount, returnedAt: recordedAt.toISOString() };
  return intend(receipts, receiptsOf(data.year), { type: 'CancelReceipt', data });
}

const yearOf = (at: Date): number => at.getUTCFullYear();
