import { QueuePage } from '../../../shared/console/queue/queue-page';
import { ordersQueue } from '../queues/all-orders.queue';

export default function AllOrdersPage() {
  return <QueuePage queue={ordersQueue} />;
}
