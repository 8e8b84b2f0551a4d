import { QueuePage } from '../../../shared/console/queue/queue-page';
import { FinishedBelow, type TimelineComponent } from '../components/finished-below';
import { appraisalsQueue } from '../queues/pending-appraisals.queue';

export default function PendingAppraisalsPage({ Timeline }: { Timeline: TimelineComponent }) {
  return (
    <div className="stack">
      <QueuePage queue={appraisalsQueue} />
      <FinishedBelow Timeline={Timeline} />
    </div>
  );
}
