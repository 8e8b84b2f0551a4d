import { Facts } from '../../../shared/console/facts';
import { HistoryLink } from '../../../shared/console/history-link';
import { nameOf } from '../../../shared/console/person';
import {
  begunColumn,
  moneyColumn,
  nameColumn,
  statusColumn,
  waitingColumn,
  wideColumn,
} from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { calendarDay, date, dateTime, money } from '../../../shared/format';
import { planName } from '../../../shared/plans';
import { Badge } from '../../../shared/ui/badge';
import { AlertIcon } from '../../../shared/ui/icons';
import { StatusBadge } from '../../../shared/ui/status-badge';
import { confirmProgramFee, rejectProgramFee } from '../api/decide-program-fee.mutation';
import { type Payment, paymentsQuery } from '../api/payments.query';
import { planChange } from '../plan-change';
import { currentPlan, planPeriod } from '../plan-period';
import { sumsOf } from '../sums';

const claimedAt = ({ submittedAt }: Payment): string => submittedAt;
const decidedColumn = (status: string) =>
  wideColumn<Payment>(decidedWord(status), ({ decidedAt }) => decidedAt && date(decidedAt), 112);
const decidedWord = (status: string): string => (status === 'withdrawn' ? 'Withdrawn' : 'Decided');
const isPending = ({ status }: Payment): boolean => status === 'pending';

/** What confirming the payment gives the member, considering the plan in the row. */
function describeEffect(row: Payment): string {
  const current = currentPlan(row);
  if (current) return `Their ${planChange(current, row.plan)}`;
  return `The ${planName(row.plan)} plan is theirs, ${planPeriod(null, row.plan)}.`;
}

export const paymentsQueue: Queue<Payment> = {
  key: 'payments',
  topic: 'payments',
  templates: 'payments',
  title: 'Confirm Creator Program Fees',
  subject: 'Creator Program Fees',
  decidedBy: ['ProgramFeeConfirmed', 'ProgramFeeRejected'],
  what: 'the payments',
  failure: 'PAYMENTS_NOT_FETCHED',
  empty: 'NO_PENDING_PAYMENTS',
  pageSize: 5,
  emptyOthers: 'NO_PAYMENTS',
  search: { label: 'Search payments', placeholder: 'Reference, name, amount or receipt' },
  statuses: [
    { value: 'pending', label: 'Pending' },
    { value: 'overdue', label: 'Overdue' },
    { value: 'confirmed', label: 'Confirmed' },
    { value: 'rejected', label: 'Rejected' },
    { value: 'withdrawn', label: 'Withdrawn' },
  ],
  usualStatus: 'pending',
  newest: '-submittedAt',
  list: ({ status = 'pending', ...query }) =>
    paymentsQuery({ ...query, ...(status !== 'all' && { status }) } as Parameters<typeof paymentsQuery>[0]),
  elsewhere: { path: '/admin/orders', text: 'Search the orders for it' },
  flagOf: warningOf,
  sumOf: (rows) => sumsOf(rows.map(({ fee }) => fee)),
  idOf: ({ applicationId }) => applicationId,
  nameOf: (row) => `${nameOf(row)}, ${row.reference}`,
  columns: (status) => [
    nameColumn((row) => (
      <>
        {money(row.fee)} <bdi className="clamped">{row.reference}</bdi> <Warning row={row} />{' '}
        {!isPending(row) && <StatusBadge status={row.status} />}
      </>
    )),
    { ...wideColumn<Payment>('Type', ({ membershipType }) => membershipType, 80), responsive: ['xxl'] },
    { ...wideColumn<Payment>('Plan', ({ plan }) => planName(plan), 80), responsive: ['xl'] },
    moneyColumn('Fee', ({ fee }) => money(fee)),
    wideColumn('Reference', (row) => (
      <div className="person">
        <bdi className="clamped">{row.reference}</bdi>
        <Warning row={row} />
      </div>
    )),
    ...(['pending', 'overdue'].includes(status)
      ? [waitingColumn('payments', claimedAt)]
      : [
          begunColumn('payments', 'Claimed', claimedAt, isPending),
          status === 'all' ? statusColumn<Payment>() : decidedColumn(status),
        ]),
  ],
  Details: ({ row }) => (
    <Facts
      of={[
        ['Type', row.membershipType],
        ['Plan', planName(row.plan)],
        ['Has now', hasNow(row)],
        ['Expected', money(row.fee)],
        ['Paid by card', row.paid && money(row.paid)],
        ['Paid, as the member says', saidOf(row)],
        ['Reference, as the member wrote it', <bdi key="reference">{row.reference}</bdi>],
        ['Reference to pay under', row.givenReference],
        ['Check', warningOf(row) && <Warning key="check" row={row} />],
        ['Claimed', dateTime(row.submittedAt)],
        [decidedWord(row.status), row.decidedAt && `${dateTime(row.decidedAt)}, ${deciderOf(row)}`],
        ['Receipt', row.receipt],
        ['Reason', row.reason],
        ['Recorded', <HistoryLink key="history" stream={row.applicationId} />],
      ]}
    />
  ),
  decisions: [
    {
      name: 'Confirm',
      bulk: 'confirm',
      isOffered: isPending,
      tone: 'approve',
      asks: (row) => ({
        title: `Confirm ${money(row.fee)} from ${nameOf(row)}?`,
        text: describeEffect(row),
      }),
      send: ({ applicationId }, _, key) => confirmProgramFee({ applicationId }, key),
      done: () => ({ code: 'PAYMENT_CONFIRMED' }),
      failed: 'PAYMENT_NOT_CONFIRMED',
    },
    {
      name: 'Reject',
      bulk: 'reject',
      isOffered: isPending,
      tone: 'reject',
      asks: (row) => ({
        title: `Reject the payment of ${nameOf(row)}?`,
        reason: 'Reason (optional, the member sees it)',
      }),
      send: ({ applicationId }, { reason }, key) =>
        rejectProgramFee({ applicationId, reason: reason.trim() || undefined }, key),
      done: (row) => ({ code: 'PAYMENT_REJECTED', values: { name: nameOf(row) } }),
      failed: 'ACTION_NOT_PERFORMED',
    },
  ],
};

function deciderOf({ decidedBy, confirmedBy, status }: Payment): string {
  if (decidedBy) return `by ${decidedBy}`;
  if (status === 'withdrawn') return 'by the member';
  return confirmedBy === 'gateway' ? 'by a card payment' : 'by somebody who has left';
}

const saidOf = ({ paidOn, paidAmount, fee }: Payment): string | null =>
  [paidAmount === null ? '' : money({ ...fee, amount: paidAmount }), paidOn ? calendarDay(paidOn) : '']
    .filter(Boolean)
    .join(', ') || null;

const saysAnotherAmount = ({ fee, paidAmount }: Payment): boolean => paidAmount !== null && paidAmount !== fee.amount;

const changesPlan = ({ proPlan, plan }: Payment): boolean => proPlan !== 'none' && proPlan !== plan;

const hasNow = ({ proPlan, proUntil }: Payment): string | null =>
  proUntil && `${planName(proPlan)} plan until ${date(proUntil)}`;

/** A warning for staff before they confirm. */
function warningOf(row: Payment): string | undefined {
  if (row.referenceSeenBefore) return 'Reference seen before';
  if (row.mixedScripts) return 'Letters of another script';
  if (row.paid) return 'Another amount was paid';
  if (isPending(row) && saysAnotherAmount(row)) return 'Says another amount';
  return changesPlan(row) ? 'Changes their plan' : undefined;
}

function Warning({ row }: { row: Payment }) {
  const text = warningOf(row);
  return text && <Badge kind="waiting" Icon={AlertIcon} text={text} />;
}
