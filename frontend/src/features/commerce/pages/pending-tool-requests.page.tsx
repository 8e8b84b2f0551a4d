import { QueuePage } from '../../../shared/console/queue/queue-page';
import { toolRequestsQueue } from '../queues/pending-tool-requests.queue';

export default function PendingToolRequestsPage() {
  return <QueuePage queue={toolRequestsQueue} />;
}
