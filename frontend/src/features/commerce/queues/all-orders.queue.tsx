import { Facts } from '../../../shared/console/facts';
import { nameOf } from '../../../shared/console/person';
import { begunColumn, moneyColumn, nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Decision, Queue } from '../../../shared/console/queue/queue';
import { calendarDay, date, dateTime, money } from '../../../shared/format';
import { serverNow } from '../../../shared/server-clock';
import { Badge } from '../../../shared/ui/badge';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons';
import { StatusBadge } from '../../../shared/ui/status-badge';
import { allOrdersQuery, type OrderStatus, type StaffOrder } from '../api/all-orders.query';
import { changeOrderStatus } from '../api/change-order-status.mutation';
import { giveMoneyBack, markOrderPaid } from '../api/order-payment.mutation';
import { sumsOf } from '../sums';

const toolNameOf = ({ orderDetails }: StaffOrder): string => orderDetails.toolName;
const paymentOf = ({ paidAt, claimed, returned }: StaffOrder): string =>
  paidAt
    ? `Paid ${date(paidAt)}`
    : returned
      ? `Given back ${date(returned.at)}`
      : claimed
        ? 'Says it is paid'
        : 'Not paid';
/** What is known of the payment beside the status, at every width. */
const PaymentBadge = ({ row: { paidAt, claimed, returned } }: { row: StaffOrder }) => {
  if (paidAt) return <Badge kind="good" Icon={CheckIcon} text="Paid" />;
  if (returned) return <Badge kind="plain" Icon={CheckIcon} text="Given back" />;
  return claimed && <Badge kind="waiting" Icon={AlertIcon} text="Says it is paid" />;
};
const returnOf = ({ returned }: StaffOrder): string | null =>
  returned &&
  [money(returned), dateTime(returned.at), returned.by ?? 'to the card', returned.reference].filter(Boolean).join(', ');
/** What a rejection leaves undone. */
const moneyOf = ({ paidAt, claimed, orderDetails }: StaffOrder): string => {
  if (paidAt) return `They have paid ${money(orderDetails.price)}: give it back, and record it here.`;
  return claimed ? `They say that they have paid, under ${claimed.reference}: look for it first.` : '';
};
const placedAt = ({ createdAt }: StaffOrder): string => createdAt;
/** The statuses of open orders. */
const waitingStatuses = ['pending', 'overdue', 'processing'];
const isOpen = ({ nextStatuses }: StaffOrder): boolean => nextStatuses.length > 0;

/** A decision that is offered only if the order may take this status. */
const changeTo = (
  name: string,
  status: OrderStatus,
  bulk: NonNullable<Decision<StaffOrder>['bulk']>,
): Decision<StaffOrder> => ({
  name,
  bulk,
  tone: 'approve',
  isOffered: ({ nextStatuses }) => nextStatuses.includes(status),
  becomes: (row) => ({ ...row, status, nextStatuses: [] }),
  send: ({ orderId }, _, key) => changeOrderStatus({ orderId, status }, key),
  done: (row) => ({ code: 'ORDER_UPDATED', values: { status, name: nameOf(row) } }),
  failed: 'STATUS_NOT_UPDATED',
});

export const ordersQueue: Queue<StaffOrder> = {
  key: 'orders',
  topic: 'all-orders',
  templates: 'orders',
  title: 'Order Management',
  subject: 'Orders',
  decidedBy: ['OrderProcessingStarted', 'OrderCompleted', 'OrderRejected', 'OrderPaid', 'OrderPaymentReturned'],
  what: 'the orders',
  failure: 'ORDERS_NOT_FETCHED',
  empty: 'NO_ORDERS',
  search: { label: 'Search orders', placeholder: 'Reference, name, price or receipt' },
  elsewhere: { path: '/admin/payments', text: 'Search the payments for it' },
  statuses: [
    { value: 'pending', label: 'Pending' },
    { value: 'overdue', label: 'Overdue' },
    { value: 'processing', label: 'Processing' },
    { value: 'completed', label: 'Completed' },
    { value: 'rejected', label: 'Rejected' },
  ],
  newest: '-createdAt',
  sumOf: (rows) => sumsOf(rows.map(({ orderDetails }) => orderDetails.price)),
  list: allOrdersQuery,
  idOf: ({ orderId }) => orderId,
  nameOf: (row) =>
    [nameOf(row), toolNameOf(row), row.claimed?.reference ?? row.givenReference].filter(Boolean).join(', '),
  columns: (status) => [
    nameColumn((row) => (
      <>
        {toolNameOf(row)} <StatusBadge status={row.status} /> <PaymentBadge row={row} />
      </>
    )),
    wideColumn('Tool', toolNameOf),
    { ...moneyColumn<StaffOrder>('Price', ({ orderDetails }) => money(orderDetails.price)), width: '6rem' },
    wideColumn(
      'Status',
      (row) => (
        <div className="person">
          <StatusBadge status={row.status} />
          <PaymentBadge row={row} />
        </div>
      ),
      144,
    ),
    waitingStatuses.includes(status)
      ? waitingColumn('orders', placedAt)
      : begunColumn('orders', 'Placed', placedAt, isOpen),
  ],
  Details: ({ row }) => (
    <Facts
      of={[
        ['Tool', toolNameOf(row)],
        ['Price', money(row.orderDetails.price)],
        ['Status', <StatusBadge key="status" status={row.status} />],
        ['Payment', paymentOf(row)],
        ['Given back', returnOf(row)],
        ['Claimed', row.claimed && `${money(row.claimed)}, ${row.claimed.reference}`],
        ['Reference to pay under', row.givenReference],
        ['Paid on, as the member says', row.claimed?.paidOn && calendarDay(row.claimed.paidOn)],
        ['Reason', row.reason],
        ['Placed', dateTime(row.createdAt)],
        ['Last change', row.changedAt && dateTime(row.changedAt)],
      ]}
    />
  ),
  decisions: [
    { ...changeTo('Start processing', 'processing', 'start'), short: 'Start' },
    {
      name: 'Mark as paid',
      bulk: 'pay',
      short: 'Paid',
      tone: 'approve',
      isOffered: ({ isToPay }) => isToPay,
      becomes: (row) => ({ ...row, paidAt: new Date(serverNow()).toISOString(), isToPay: false }),
      asks: (row) => ({
        title: `Is the order of ${nameOf(row)} paid?`,
        text: `Look for ${money(row.orderDetails.price)} on the account first${row.claimed ? `, under ${row.claimed.reference}` : ''}.`,
      }),
      send: ({ orderId, claimed }, _, key) =>
        markOrderPaid({ orderId, ...(claimed && { claimed: claimed.reference }) }, key),
      done: (row) => ({ code: 'ORDER_PAID', values: { name: nameOf(row) } }),
      failed: 'STATUS_NOT_UPDATED',
    },
    {
      ...changeTo('Complete', 'completed', 'complete'),
      // The same key starts and completes an order, so a second press must not complete it unasked.
      asks: (row) => ({ title: `Complete the order of ${nameOf(row)}?`, text: 'A completed order stays completed.' }),
    },
    {
      ...changeTo('Reject', 'rejected', 'reject'),
      tone: 'reject',
      asks: (row) => ({
        title: `Reject the order of ${nameOf(row)}?`,
        text: [moneyOf(row), 'A rejected order stays rejected.'].join(' ').trim(),
        reason: 'Reason (optional, the member sees it)',
      }),
      send: ({ orderId }, { reason }, key) =>
        changeOrderStatus({ orderId, status: 'rejected', reason: reason.trim() || undefined }, key),
    },
    {
      name: 'Mark as given back',
      short: 'Given',
      tone: 'approve',
      isOffered: ({ isToGiveBack }) => isToGiveBack,
      asks: (row) => ({
        title: `Has ${nameOf(row)} got the money back?`,
        text: `Send ${money(row.orderDetails.price)} back by bank first. What was paid by card goes back at the card gateway, which tells us by itself.`,
        reason: 'Reference of the transfer (the member sees it)',
        mustReason: true,
        hasNoTemplates: true,
      }),
      send: ({ orderId }, { reason }, key) => giveMoneyBack({ orderId, reference: reason.trim() }, key),
      done: (row) => ({ code: 'ORDER_MONEY_BACK', values: { name: nameOf(row) } }),
      failed: 'STATUS_NOT_UPDATED',
    },
  ],
};
