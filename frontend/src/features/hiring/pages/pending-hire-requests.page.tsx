import { QueuePage } from '../../../shared/console/queue/queue-page';
import { hireRequestsQueue } from '../queues/pending-hire-requests.queue.tsx';

export default function PendingHireRequestsPage() {
  return <QueuePage queue={hireRequestsQueue} />;
}
