import { QueuePage } from '../../../shared/console/queue/queue-page';
import { StrayCardPayments } from '../components/stray-card-payments';
import { paymentsQueue } from '../queues/payments.queue';

export default function PaymentsPage() {
  return (
    <div className="stack">
      <QueuePage queue={paymentsQueue} />
      <StrayCardPayments />
    </div>
  );
}
