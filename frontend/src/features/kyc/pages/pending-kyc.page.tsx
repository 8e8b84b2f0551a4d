import { QueuePage } from '../../../shared/console/queue/queue-page';
import { kycQueue } from '../queues/pending-kyc.queue';

export default function PendingKycPage() {
  return <QueuePage queue={kycQueue} />;
}
