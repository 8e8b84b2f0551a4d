import { dateTime, money } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { pageNames } from '../../../shared/page-names';
import { LinkButton } from '../../../shared/ui/button';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { StatusBadge } from '../../../shared/ui/status-badge';
import { type Order, ordersQuery } from '../api/orders.query';
import { OrderPayment } from '../components/order-payment';
import { stepsOf } from '../order-steps';
import '../business.css';
import '../pricing.css';

export default function OrdersPage() {
  usePageTitle(pageNames['/orders']);
  return (
    <div className="business">
      <div className="business__head">
        <div>
          <h1>{pageNames['/orders']}</h1>
          <p className="soft">What you ordered, and how far it is. This page keeps itself up to date.</p>
        </div>
        <LinkButton kind="secondary" to="/growth-tools">
          Order a tool
        </LinkButton>
      </div>
      <PagedList
        title="Your order history"
        what="your orders"
        query={ordersQuery}
        empty={label('NO_ORDERS_YET')}
        emptyWhenFailed
      >
        {(order) => <OrderCard order={order} />}
      </PagedList>
    </div>
  );
}

function OrderCard({ order }: { order: Order }) {
  const { orderDetails, status, reason } = order;
  return (
    <article className="request">
      <div className="request__head">
        <div>
          <h3>{orderDetails.toolName}</h3>
          <p className="numbers">{money(orderDetails.price)}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      <ol className="order-course" aria-label={`The course of ${orderDetails.toolName}`}>
        {stepsOf(order).map(({ word, at }) => (
          <li key={word} className={at ? 'order-course__step order-course__step--reached' : 'order-course__step'}>
            <strong>{word}</strong>
            <span className="soft numbers">{at ? dateTime(at) : 'To come'}</span>
          </li>
        ))}
      </ol>
      <OrderPayment order={order} />
      {reason && (
        <p>
          <strong>Reason:</strong> {reason}
        </p>
      )}
    </article>
  );
}
