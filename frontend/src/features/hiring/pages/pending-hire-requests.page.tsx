import { QueuePage } from '../../../shared/console/queue/queue-page';
import { ApprovedRequests } from '../components/approved-requests';
import { hireRequestsQueue } from '../queues/pending-hire-requests.queue';

export default function PendingHireRequestsPage() {
  return (
    <>
      <QueuePage queue={hireRequestsQueue} />
      <ApprovedRequests />
    </>
  );
}
