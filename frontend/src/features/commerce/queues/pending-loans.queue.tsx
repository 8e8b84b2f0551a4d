import { Facts } from '../../../shared/console/facts';
import { nameOf } from '../../../shared/console/person';
import { approveOrReject } from '../../../shared/console/queue/approve-or-reject';
import { moneyColumn, nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { dateTime, money } from '../../../shared/format';
import { decideLoan } from '../api/decide-loan.mutation';
import { type PendingLoan, pendingLoansQuery } from '../api/pending-loans.query';
import { sumsOf } from '../sums';

const [approve, reject] = approveOrReject<PendingLoan>({
  send: ({ loanId }, decision, key) => decideLoan({ loanId, ...decision }, key),
  done: 'LOAN_REQUEST_UPDATED',
  rejection: (row) => `Decline the loan of ${nameOf(row)}?`,
});

export const loansQueue: Queue<PendingLoan> = {
  key: 'loans',
  topic: 'pending-loans',
  templates: 'loans',
  title: 'Loan Requests',
  subject: 'Loan Requests',
  decidedBy: ['LoanRequestApproved', 'LoanRequestRejected'],
  what: 'the loan requests',
  failure: 'LOANS_NOT_FETCHED',
  empty: 'NO_PENDING_LOANS',
  search: { label: 'Search loan requests', placeholder: 'Name, e-mail, phone or amount' },
  statuses: [{ value: 'overdue', label: 'Overdue' }],
  newest: '-createdAt',
  sumOf: (rows) => sumsOf(rows.map(({ amount }) => amount)),
  list: pendingLoansQuery,
  idOf: ({ loanId }) => loanId,
  nameOf: (row) => `${nameOf(row)}, ${money(row.amount)}`,
  columns: [
    nameColumn(({ amount }) => money(amount)),
    moneyColumn('Amount', ({ amount }) => money(amount)),
    { ...wideColumn<PendingLoan>('Purpose', ({ purpose }) => purpose), ellipsis: true },
    waitingColumn('loans', ({ createdAt }) => createdAt),
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
      ...approve,
      asks: (row) => ({
        title: `Approve ${money(row.amount)} for ${nameOf(row)}?`,
        text: 'The business is told. No money moves here: the lending partner pays it out.',
      }),
    },
    {
      ...reject,
      name: 'Decline',
      done: () => ({ code: 'LOAN_REQUEST_UPDATED', values: { status: 'declined' } }),
    },
  ],
};
