import { QueuePage } from '../../../shared/console/queue/queue-page';
import { programFeesQueue } from '../queues/pending-program-fees.queue';

export default function PendingProgramFeesPage() {
  return <QueuePage queue={programFeesQueue} />;
}
