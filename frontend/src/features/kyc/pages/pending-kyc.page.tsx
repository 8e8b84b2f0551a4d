import { QueuePage } from '../../../shared/console/queue/queue-page';
import { kycQueue } from '../queues/pending-kyc.queue.tsx';

export default function PendingKycPage() {
  return <QueuePage queue={kycQueue} />;
}
