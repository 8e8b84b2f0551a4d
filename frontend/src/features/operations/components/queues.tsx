import { useQuery } from '@tanstack/react-query';
import { Button, Table, type TableColumnType } from 'antd';
import { ago, dateTime } from '../../../shared/format';
import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon } from '../../../shared/ui/icons';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { pauseQueue, resumeQueue } from '../api/queues.mutation';
import { type JobQueue, queuesQuery } from '../api/queues.query';
import { FailedJobs } from './failed-jobs';
import { useOperation } from './use-operation';

/** The queues of jobs: what waits, what failed. */
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
      <QueueTable queues={data.items} />
    </>
  );
}

const QueueTable = ({ queues }: { queues: JobQueue[] }) => (
  <Table<JobQueue>
    dataSource={queues}
    rowKey="name"
    pagination={false}
    tableLayout="fixed"
    expandable={{
      columnTitle: <span className="visually-hidden">Open</span>,
      rowExpandable: ({ failed }) => failed > 0,
      expandedRowRender: ({ name }) => <FailedJobs name={name} />,
    }}
    columns={[
      { title: 'Queue', dataIndex: 'name', render: (_, queue) => <Name queue={queue} /> },
      { title: 'Waiting', dataIndex: 'waiting', width: 200, ...wide, render: (_, queue) => waiting(queue) },
      { title: 'In hand', dataIndex: 'active', width: 90, ...wide },
      { title: 'Later', dataIndex: 'delayed', width: 80, ...wide },
      { title: 'Failed', dataIndex: 'failed', width: 140, ...wide, render: (_, queue) => failed(queue) },
      { title: 'Work', key: 'work', width: 100, render: (_, queue) => <PauseButton queue={queue} /> },
    ]}
  />
);

const wide: TableColumnType<JobQueue> = { className: 'numbers', responsive: ['lg'] };

const waiting = ({ waiting: count, oldestWaitingSince }: JobQueue): string =>
  oldestWaitingSince ? `${count}, first put in ${ago(oldestWaitingSince)}` : String(count);

const failed = ({ failed: count }: JobQueue) => (count === 0 ? count : <strong>{count}: open the row</strong>);

/** On a narrow screen the figures stand below the name. */
const Name = ({ queue }: { queue: JobQueue }) => (
  <div className="person">
    <strong>{queue.name}</strong>
    {queue.paused && <Badge kind="waiting" Icon={ClockIcon} text="Paused" />}
    <span className="narrow-only numbers">
      Waiting {waiting(queue)}. In hand {queue.active}, later {queue.delayed}, failed {failed(queue)}.
    </span>
  </div>
);

function PauseButton({ queue: { name, paused } }: { queue: JobQueue }) {
  const { run, isPending } = useOperation(paused ? resumeQueue : pauseQueue);
  return (
    <Button size="small" loading={isPending} onClick={() => void run({ name })}>
      {paused ? 'Resume' : 'Pause'}
    </Button>
  );
}
