import { useQuery } from '@tanstack/react-query';
import { Table, type TableColumnsType } from 'antd';
import { MemberLink } from '../../../shared/console/member-link';
import { Waiting } from '../../../shared/console/waiting';
import { number } from '../../../shared/format';
import { Link } from '../../../shared/ui/link';
import { LoadState } from '../../../shared/ui/load-failure';
import {
  decisionFiguresQuery,
  type QueueFigures,
  type ReviewerFigures,
  type WaitFigures,
} from '../api/decision-figures.query';
import { DayChart } from './day-chart';
import { FigureHead } from './figure-head';
import { formatShare, formatWait } from './figures';
import { historyOf, type Period, usePeriod } from './period';

const queues: Record<QueueFigures['queue'], readonly [name: string, path: string, decidedBy: string]> = {
  appraisals: ['Appraisals', '/admin/appraisals', 'AppraisalApproved,AppraisalRejected'],
  kyc: ['KYC', '/admin/kyc', 'KycPassed,KycDetailsAsked,KycFailed'],
  payments: ['Payments', '/admin/payments', 'ProgramFeeConfirmed,ProgramFeeRejected'],
  orders: ['Orders', '/admin/orders', 'OrderCompleted,OrderRejected'],
  hireRequests: ['Hire requests', '/admin/hire-requests', 'HireRequestApproved,HireRequestRejected'],
  growthTools: ['Growth tools', '/admin/growth-tools', 'ToolRequestApproved,ToolRequestRejected'],
  loans: ['Loans', '/admin/loans', 'LoanRequestApproved,LoanRequestRejected'],
};
const took = (minutes: number | null): string => (minutes === null ? '–' : formatWait(minutes));
const figure = { align: 'right', className: 'numbers' } as const;

export function DecisionTimes() {
  const { choose: _, ...period } = usePeriod();
  const query = useQuery(decisionFiguresQuery(period));
  const { data } = query;
  return (
    <section className="stack" aria-labelledby="decision-times">
      <h2 id="decision-times">Waiting and decided</h2>
      <LoadState of={query} what="what waits" room="chart__skeleton" />
      {data && (
        <div className="charts">
          <section className="chart card chart--wide" aria-labelledby="by-queue">
            <FigureHead id="by-queue" title="By queue" csv="queues" />
            <p className="soft">What waits now, and what was decided in these days.</p>
            <Table
              size="small"
              rowKey="queue"
              pagination={false}
              dataSource={data.queues}
              columns={queueColumns(period)}
            />
          </section>
          <section className="chart card chart--wide" aria-labelledby="by-reviewer">
            <FigureHead id="by-reviewer" title="By reviewer" csv="reviewers" />
            <Table
              size="small"
              rowKey={({ reviewerId, queue }) => `${reviewerId} ${queue}`}
              pagination={false}
              dataSource={data.reviewers}
              locale={{ emptyText: 'Nothing was decided in these days.' }}
              columns={reviewerColumns(period)}
            />
          </section>
          <AppraisalWaits waits={data.waits} />
        </div>
      )}
    </section>
  );
}

function AppraisalWaits({ waits }: { waits: readonly WaitFigures[] }) {
  const all = waits.find(({ date }) => date === null);
  const days = waits.flatMap(({ date, ...took }) => (date === null ? [] : [{ date, ...took }]));
  if (!all || all.median === null || all.p90 === null) return null;
  return (
    <DayChart
      title="Time to decision of appraisals"
      csv="waits"
      days={days}
      series={[
        { name: 'Half within', values: days.map(({ median }) => median) },
        { name: '9 of 10 within', values: days.map(({ p90 }) => p90) },
      ]}
      summary={`Half were decided within ${formatWait(all.median)}, 9 of 10 within ${formatWait(all.p90)}. Days on which some were.`}
      show={formatWait}
    />
  );
}

const queueColumns = (period: Period): TableColumnsType<QueueFigures> => [
  {
    title: 'Queue',
    render: (_, { queue, targetHours }) => (
      <div className="person">
        <Link to={queues[queue][1]}>{queues[queue][0]}</Link>
        <span>{`Target: ${targetHours}\u00a0h`}</span>
      </div>
    ),
  },
  {
    title: 'Waiting',
    ...figure,
    render: (_, { waiting, overdue, queue }) => (
      <div className="person">
        <Link to={queues[queue][1]}>{number(waiting)}</Link>
        {overdue > 0 && (
          <Link className="waiting waiting--long" to={`${queues[queue][1]}?status=overdue`}>
            {`${number(overdue)}\u00a0over`}
          </Link>
        )}
      </div>
    ),
  },
  {
    title: 'Oldest',
    ...figure,
    responsive: ['sm'],
    render: (_, { oldestAt, queue }) => (oldestAt ? <Waiting since={oldestAt} in={queue} /> : '–'),
  },
  {
    title: 'Decided',
    ...figure,
    render: (_, { decided, inTarget, queue }) => (
      <div className="person">
        {decided > 0 ? <Link to={historyOf(queues[queue][2], period)}>{number(decided)}</Link> : '0'}
        {decided > 0 && <span>In target: {formatShare(inTarget, decided)}</span>}
      </div>
    ),
  },
  { title: 'Half within', dataIndex: 'median', ...figure, responsive: ['sm'], render: took },
  { title: '9 of 10 within', dataIndex: 'p90', ...figure, responsive: ['md'], render: took },
];

const reviewerColumns = (period: Period): TableColumnsType<ReviewerFigures> => [
  {
    title: 'Who',
    render: (_, { name, reviewerId }) =>
      name === null ? 'Nobody: by a rule, or erased' : <MemberLink id={reviewerId} name={name} />,
  },
  { title: 'Queue', render: (_, { queue }) => queues[queue][0] },
  {
    title: 'Decided',
    ...figure,
    render: (_, { decided, queue, reviewerId }) => (
      <Link to={historyOf(queues[queue][2], period, reviewerId)}>{number(decided)}</Link>
    ),
  },
  { title: 'Half within', dataIndex: 'median', ...figure, responsive: ['sm'], render: took },
  { title: '9 of 10 within', dataIndex: 'p90', ...figure, responsive: ['md'], render: took },
];
