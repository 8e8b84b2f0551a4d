import { useQuery } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { ago, dateTime } from '../../../shared/format';
import { AlertIcon } from '../../../shared/ui/icons';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type JobQueue, pauseQueue, queuesQuery, resumeQueue } from '../api/queues';
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

function QueueTable({ queues }: { queues: JobQueue[] }) {
  return (
    <Table<JobQueue>
      dataSource={queues}
      rowKey="name"
      pagination={false}
      scroll={{ x: 760 }}
      expandable={{
        columnTitle: <span className="visually-hidden">Open</span>,
        rowExpandable: ({ failed }) => failed > 0,
        expandedRowRender: ({ name }) => <FailedJobs name={name} />,
      }}
      columns={[
        { title: 'Queue', dataIndex: 'name', render: (name: string) => <strong>{name}</strong> },
        { title: 'Waiting', dataIndex: 'waiting', className: 'numbers', render: waiting },
        { title: 'In hand', dataIndex: 'active', className: 'numbers' },
        { title: 'Later', dataIndex: 'delayed', className: 'numbers' },
        { title: 'Failed', dataIndex: 'failed', className: 'numbers', render: failed },
        { title: 'Work', key: 'work', render: (_, queue) => <PauseButton queue={queue} /> },
      ]}
    />
  );
}

const waiting = (count: number, { oldestWaitingSince }: JobQueue): string =>
  oldestWaitingSince ? `${count}, first put in ${ago(oldestWaitingSince)}` : String(count);

const failed = (count: number) => (count === 0 ? count : <strong>{count}: open the row</strong>);

function PauseButton({ queue: { name, paused } }: { queue: JobQueue }) {
  const { run, isPending } = useOperation(paused ? resumeQueue : pauseQueue);
  return (
    <Button size="small" loading={isPending} onClick={() => void run(name)}>
      {paused ? 'Resume' : 'Pause'}
    </Button>
  );
}
