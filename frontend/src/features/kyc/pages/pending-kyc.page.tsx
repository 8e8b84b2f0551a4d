import { QueuePage } from '../../../shared/console/queue/queue-page';
import { kycQueue } from '../pending-kyc.queue';

export default function PendingKycPage() {
  return <QueuePage queue={kycQueue} />;
}
