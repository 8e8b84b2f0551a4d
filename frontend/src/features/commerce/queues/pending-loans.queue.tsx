import { Facts } from '../../../shared/console/facts';
import { nameOf } from '../../../shared/console/person';
import { moneyColumn, nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { dateTime, money } from '../../../shared/format';
import { decideLoan } from '../api/decide-loan.mutation';
import { type PendingLoan, pendingLoansQuery } from '../api/pending-loans.query';

export const loansQueue: Queue<PendingLoan> = {
  topic: 'pending-loans',
  templates: 'loans',
  title: 'Loan Requests',
  what: 'the loan requests',
  failure: 'LOANS_NOT_FETCHED',
  empty: 'NO_PENDING_LOANS',
  list: pendingLoansQuery,
  idOf: ({ loanId }) => loanId,
  nameOf: (row) => `${nameOf(row)}, ${money(row.amount)}`,
  columns: [
    nameColumn(({ amount }) => money(amount)),
    moneyColumn('Amount', ({ amount }) => money(amount)),
    { ...wideColumn<PendingLoan>('Purpose', ({ purpose }) => purpose), ellipsis: true },
    waitingColumn(({ createdAt }) => createdAt),
  ],
  Details: ({ row }) => (
    <Facts
      of={[
        ['Amount', money(row.amount)],
        ['Purpose', row.purpose],
        ['Asked', dateTime(row.createdAt)],
      ]}
    />
  ),
  decisions: [
    {
      name: 'Approve',
      tone: 'approve',
      asks: (row) => ({
        title: `Approve ${money(row.amount)} for ${nameOf(row)}?`,
        text: 'The business is told. No money moves here: the lending partner pays it out.',
      }),
      send: ({ loanId }, _, key) => decideLoan({ loanId, status: 'approved' }, key),
      done: () => ({ code: 'LOAN_REQUEST_UPDATED', values: { status: 'approved' } }),
      failed: 'STATUS_NOT_UPDATED',
    },
    {
      name: 'Decline',
      tone: 'reject',
      asks: (row) => ({
        title: `Decline the loan of ${nameOf(row)}?`,
        reason: 'Reason (optional, the business sees it)',
      }),
      send: ({ loanId }, { reason }, key) =>
        decideLoan({ loanId, status: 'rejected', reason: reason.trim() || undefined }, key),
      done: () => ({ code: 'LOAN_REQUEST_UPDATED', values: { status: 'declined' } }),
      failed: 'STATUS_NOT_UPDATED',
    },
  ],
};
