import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ListState } from '../../../shared/console/list-failure';
import { counted, dateTime, number } from '../../../shared/format';
import { failedJobsQuery, type Job } from '../api/failed-jobs.query';
import { discardJob, retryJob } from '../api/queues.mutation';
import { ReasonDialog } from './reason-dialog';
import { useOperation } from './use-operation';

/** Jobs whose retries are used up: retry them, or discard one with a reason. */
export function FailedJobs({ name }: { name: string }) {
  const query = useQuery(failedJobsQuery(name));
  const { data } = query;
  const discard = useOperation(discardJob);
  const [discarding, setDiscarding] = useState<Job>();
  if (!data) return <ListState of={query} what="the failed jobs" rows={2} />;

  return (
    <div className="stack">
      {data.total > data.items.length && (
        <p className="soft numbers">
          The newest {data.items.length} of {number(data.total)}.
        </p>
      )}
      <ul className="parked">
        {data.items.map((job) => (
          <FailedJob key={job.id} name={name} job={job} onDiscard={() => setDiscarding(job)} />
        ))}
      </ul>
      {discarding && (
        <ReasonDialog
          draft={`discard-${name}-${discarding.id}`}
          title={`Discard a job of ${name}?`}
          text="What it stands for is then never done. Your reason is recorded."
          isPending={discard.isPending}
          onConfirm={(reason) => discard.run({ name, jobId: discarding.id, reason })}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </div>
  );
}

function FailedJob({ name, job, onDiscard }: { name: string; job: Job; onDiscard: () => void }) {
  const { run, isPending } = useOperation(retryJob);
  return (
    <li>
      <p>
        {job.about !== '{}' && (
          <>
            <code>{job.about}</code>:{' '}
          </>
        )}
        {job.error ?? 'no reason was given'} ({counted(job.tries, 'try', 'tries')}, last{' '}
        {dateTime(job.finishedAt ?? job.addedAt)})
      </p>
      <div className="row">
        <Button size="small" type="primary" loading={isPending} onClick={() => void run({ name, jobId: job.id })}>
          Try again
        </Button>
        <Button size="small" danger onClick={onDiscard}>
          Discard…
        </Button>
      </div>
    </li>
  );
}
