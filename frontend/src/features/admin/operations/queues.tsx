import { useQuery } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { ago } from '../../../shared/format';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type JobQueue, pauseQueue, queuesQuery, resumeQueue } from '../api/queues';
import { FailedJobs } from './failed-jobs';
import { useOperation } from './use-operation';

/** The queues of jobs: what waits, what failed. */
export function Queues() {
  const { data, failureCount, refetch } = useQuery(queuesQuery);
  if (failureCount > 0)
    return <LoadFailure what="the queues: their server does not answer" onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Table<JobQueue>
      dataSource={data.items}
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
        { title: 'Failed', dataIndex: 'failed', className: 'numbers' },
        { title: 'Work', key: 'work', render: (_, queue) => <PauseButton queue={queue} /> },
      ]}
    />
  );
}

const waiting = (count: number, { oldestWaitingSince }: JobQueue): string =>
  oldestWaitingSince ? `${count}, first put in ${ago(oldestWaitingSince)}` : String(count);

function PauseButton({ queue: { name, paused } }: { queue: JobQueue }) {
  const { run, isPending } = useOperation(paused ? resumeQueue : pauseQueue);
  return (
    <Button size="small" loading={isPending} onClick={() => void run(name)}>
      {paused ? 'Resume' : 'Pause'}
    </Button>
  );
}
