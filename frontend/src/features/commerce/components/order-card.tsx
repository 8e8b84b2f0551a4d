import { dateTime, money } from '../../../shared/format';
import { StatusBadge } from '../../../shared/ui/status-badge';
import type { Order } from '../api/orders.query';
import { stepsOf } from '../order-steps';

/** An order with its price, its state and how it came there. */
export function OrderCard({ order }: { order: Order }) {
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
      {reason && (
        <p>
          <strong>Reason:</strong> {reason}
        </p>
      )}
    </article>
  );
}
