import { useCommand } from '../../../shared/api/use-command';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { date, money } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { useCommandForm } from '../../../shared/ui/form/use-command-form';
import { Link } from '../../../shared/ui/link';
import { toast } from '../../../shared/ui/toast';
import { useReturnFocus } from '../../../shared/ui/use-return-focus';
import { claimOrderPayment, withdrawOrderPayment } from '../api/order-payment.mutation';
import type { Order } from '../api/orders.query';
import { paidOnLimits } from '../paid-on';
import PaymentWays from './payment-ways';

/** Whether an order is paid, what went back of it, and how to pay it. */
export const OrderPayment = ({ order }: { order: Order }) => (
  <>
    {order.returned && <GivenBack returned={order.returned} />}
    <State order={order} />
  </>
);

const GivenBack = ({ returned }: { returned: NonNullable<Order['returned']> }) => (
  <p>
    <strong>Given back:</strong> {money(returned)} on {date(returned.at)}
    {returned.reference && `, reference ${returned.reference}`}. <Link to="/receipts">Receipt</Link>
  </p>
);

function State({ order }: { order: Order }) {
  const { paidAt, claimed, returned, status } = order;
  if (paidAt)
    return (
      <p>
        <strong>Paid</strong> on {date(paidAt)}. {!returned && <Link to="/receipts">Receipt</Link>}
        {status === 'rejected' && (
          <>
            {' '}
            <Link to="/contact">Contact us about your money</Link>
          </>
        )}
      </p>
    );
  if (status === 'rejected')
    return returned ? null : (
      <p className="soft">
        Nothing is due for it. If you have paid, <Link to="/contact">contact us</Link>.
      </p>
    );
  return claimed ? <Claimed order={order} claim={claimed} /> : <ToPay order={order} />;
}

function Claimed({
  order: { id: orderId, givenReference },
  claim,
}: {
  order: Order;
  claim: NonNullable<Order['claimed']>;
}) {
  const withdraw = useCommand(withdrawOrderPayment, {
    touches: ['orders'],
    onDone: () => toast('PAYMENT_WITHDRAWN'),
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  useReturnFocus(); // each action replaces its own button
  return (
    <div className="stack">
      <p>
        You told us that you paid <span className="numbers">{money(claim)}</span> with reference{' '}
        <span className="numbers">{claim.reference}</span>
        {givenReference && ` (ours is ${givenReference})`}. It is our turn: we look for it on the account. Have you not
        paid, or is the reference another one? Withdraw it, and tell us anew once you have.
      </p>
      <div>
        <Button kind="secondary" pending={withdraw.isPending} onClick={() => void withdraw.run({ orderId })}>
          Withdraw
        </Button>
      </div>
    </div>
  );
}

function ToPay({ order: { id, orderDetails, reference, status } }: { order: Order }) {
  const contact = useContactDetails();
  useReturnFocus();
  return (
    <details>
      <summary>{status === 'completed' ? 'No payment is recorded: how to pay' : 'Not paid yet: how to pay'}</summary>
      <div className="stack">
        <PaymentWays
          price={orderDetails.price}
          contact={contact}
          reference={reference ?? ''}
          what={{ orderId: id }}
          origin="/orders"
        />
        <ClaimForm orderId={id} reference={reference ?? ''} />
      </div>
    </details>
  );
}

const MIN_REFERENCE_LENGTH = 3;

function ClaimForm({ orderId, reference }: { orderId: string; reference: string }) {
  const { form, bind, submit, sending } = useCommandForm({
    draft: `order-payment-${orderId}`,
    startingValues: { reference, paidOn: '' },
    check: (typed) =>
      typed.reference.trim().length < MIN_REFERENCE_LENGTH ? { reference: 'Write at least three characters.' } : {},
    toInput: ({ paidOn, ...typed }) => ({ orderId, reference: typed.reference.trim(), ...(paidOn && { paidOn }) }),
    send: claimOrderPayment,
    touches: ['orders'],
    done: 'PAYMENT_TOLD',
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit} aria-label="Tell us that you have paid">
      <TextField
        label="Payment reference"
        hint="The one above, or the one that your bank gave you."
        maxLength={100}
        autoComplete="off"
        {...bind('reference')}
      />
      <TextField label="Paid on" type="date" optional {...paidOnLimits()} {...bind('paidOn')} />
      <div>
        <SubmitButton {...sending}>I have paid</SubmitButton>
      </div>
    </form>
  );
}
