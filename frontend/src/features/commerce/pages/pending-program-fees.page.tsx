import { QueuePage } from '../../../shared/console/queue/queue-page';
import { StrayCardPayments } from '../components/stray-card-payments';
import { programFeesQueue } from '../queues/pending-program-fees.queue';

export default function PendingProgramFeesPage() {
  return (
    <div className="stack">
      <QueuePage queue={programFeesQueue} />
      <StrayCardPayments />
    </div>
  );
}
