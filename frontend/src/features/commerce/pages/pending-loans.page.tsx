import { QueuePage } from '../../../shared/console/queue/queue-page';
import { loansQueue } from '../queues/pending-loans.queue';

export default function PendingLoansPage() {
  return <QueuePage queue={loansQueue} />;
}
