import { QueuePage } from '../../../shared/console/queue/queue-page';
import { appraisalsQueue } from '../queues/pending-appraisals.queue';

export default function PendingAppraisalsPage() {
  return <QueuePage queue={appraisalsQueue} />;
}
