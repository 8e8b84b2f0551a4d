import { label } from '../../../shared/messages';
import { LinkButton } from '../../../shared/ui/button';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { ordersQuery } from '../api/orders.query';
import { OrderCard } from '../components/order-card';
import '../business.css';

export default function OrdersPage() {
  usePageTitle('Orders');
  return (
    <div className="business">
      <div className="business__head">
        <div>
          <h1>Orders</h1>
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
