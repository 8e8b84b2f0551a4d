import { useQuery } from '@tanstack/react-query';
import { Button, Table, type TableColumnType } from 'antd';
import { ago, counted, dateTime } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon } from '../../../shared/ui/icons';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { pauseQueue, resumeQueue, retryFailedJobs } from '../api/queues.mutation';
import { type JobQueue, queuesQuery } from '../api/queues.query';
import { FailedJobs } from './failed-jobs';
import { Folded } from './folded';
import { PauseButton } from './pause-button';
import { useOperation } from './use-operation';

export function Queues() {
  const { data, error, dataUpdatedAt, refetch } = useQuery(queuesQuery);
  if (!data) return error && <LoadFailure what="the queues" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {error && (
        <p className="notice notice--waiting" role="status">
          <AlertIcon />
          The queues do not answer. What you see of them is from {dateTime(new Date(dataUpdatedAt).toISOString())}.
        </p>
      )}
      <Folded
        id="queues"
        heading={summaryOf(data.items)}
        what="queues"
        rows={data.items}
        isAiling={(queue) => queue.paused || isAiling(queue)}
      >
        {(queues) => <QueueTable queues={queues} />}
      </Folded>
    </>
  );
}

function summaryOf(queues: readonly JobQueue[]): string {
  const paused = queues.filter((queue) => queue.paused).length;
  const ailing = queues.filter(isAiling).length;
  if (ailing + paused === 0) return 'All jobs are done or wait their turn';
  return `Jobs: ${[ailing > 0 && `${counted(ailing, 'queue')} failing`, paused > 0 && `${paused} paused`].filter(Boolean).join(', ')}`;
}

const QueueTable = ({ queues }: { queues: readonly JobQueue[] }) => (
  <Table<JobQueue>
    dataSource={queues}
    rowKey="name"
    pagination={false}
    tableLayout="fixed"
    expandable={{
      columnTitle: <span className="visually-hidden">Open</span>,
      rowExpandable: isAiling,
      expandedRowRender: (queue) => <Ailing queue={queue} />,
    }}
    columns={[
      { title: 'Queue', dataIndex: 'name', render: (_, queue) => <Name queue={queue} /> },
      { title: 'Waiting', dataIndex: 'waiting', width: '12.5rem', ...wide, render: (_, queue) => waiting(queue) },
      { title: 'In hand', dataIndex: 'active', width: '5.625rem', ...wide },
      { title: 'Later', dataIndex: 'delayed', width: '8.125rem', ...wide, render: (_, queue) => later(queue) },
      { title: 'Failed', dataIndex: 'failed', width: '8.75rem', ...wide, render: (_, queue) => failed(queue) },
      { title: 'Work', key: 'work', width: '6.25rem', render: (_, queue) => <Work queue={queue} /> },
    ]}
  />
);

const wide: TableColumnType<JobQueue> = { className: 'numbers', responsive: ['lg'] };

const waiting = ({ waiting: count, oldestWaitingSince }: JobQueue): string =>
  oldestWaitingSince ? `${count}, first put in ${ago(oldestWaitingSince)}` : String(count);

const failed = ({ failed: count }: JobQueue) => (count === 0 ? count : <strong>{count}: open the row</strong>);

const later = ({ delayed, retried }: JobQueue) =>
  retried === 0 ? (
    delayed
  ) : (
    <>
      {delayed}, <strong>{retried} retried</strong>
    </>
  );

/** True from the first failure on, whether the job is retried or waits for an operator. */
const isAiling = ({ failed: count, retried }: JobQueue): boolean => count + retried > 0;

/** On a narrow screen the counts stand below the name. */
const Name = ({ queue }: { queue: JobQueue }) => (
  <div className="person">
    <strong>{queue.name}</strong>
    {queue.paused && (
      <Badge
        kind="waiting"
        Icon={ClockIcon}
        text={queue.pausedUntil ? `Paused until ${dateTime(queue.pausedUntil)}` : 'Paused'}
      />
    )}
    {isAiling(queue) && <Badge kind="bad" Icon={AlertIcon} text={queue.lastError ?? 'Failing'} />}
    <span className="narrow-only numbers">
      Waiting {waiting(queue)}. In hand {queue.active}, later {later(queue)}, failed {failed(queue)}.
    </span>
  </div>
);

function Ailing({ queue: { name, failed: count, retried, firstFailedAt, lastError } }: { queue: JobQueue }) {
  const retryAll = useOperation(retryFailedJobs);
  return (
    <div className="stack">
      {retried > 0 && (
        <p>
          {counted(retried, 'job')} of {name} {retried === 1 ? 'was' : 'were'} retried, first failed{' '}
          {dateTime(firstFailedAt ?? '')}, with this error: <code>{lastError}</code>. Each is tried again by itself,
          five times in all.
        </p>
      )}
      <div>
        <Button size="small" loading={retryAll.isPending} onClick={() => void retryAll.run({ name })}>
          Try all again
        </Button>
      </div>
      {count > 0 && <FailedJobs name={name} />}
    </div>
  );
}

const Work = ({ queue: { name, paused } }: { queue: JobQueue }) => (
  <PauseButton
    name={name}
    text="Its jobs wait meanwhile, and none is lost."
    isPaused={paused}
    pause={pauseQueue}
    resume={resumeQueue}
  />
);
