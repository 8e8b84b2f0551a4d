import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command';
import { money } from '../../../shared/format';
import { pageNames } from '../../../shared/page-names';
import { planName } from '../../../shared/plans';
import { forgetGated, lastGated } from '../../../shared/session/last-visit';
import { LinkButton } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Loader } from '../../../shared/ui/loader';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StateScreen } from '../../../shared/ui/state-screen';
import { type CardCheckout, cardCheckoutsQuery } from '../api/card-checkouts.query';
import { checkCardPayment } from '../api/check-card-payment.mutation';
import CardPayment from '../components/card-payment';

/** The page to which the card gateway returns the member. */
export default function PaymentPage() {
  usePageTitle(pageNames['/card-payment']);
  const reference = useReturnedReference();
  const { data, error, refetch } = useQuery(cardCheckoutsQuery);
  const checkout = data?.items.find((visit) => visit.reference === reference) ?? data?.items[0];
  useCheck(checkout);
  if (error && !data) {
    return (
      <div className="stack">
        <h1>{pageNames['/card-payment']}</h1>
        <LoadFailure what="your card payment" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <Loader text="Asking what became of your payment..." onRetry={() => void refetch()} />;
  if (checkout) return <div aria-live="polite">{<Outcome checkout={checkout} />}</div>;
  return (
    <StateScreen title="No card payment" action={<LinkButton to="/program-application-fee">See the plans</LinkButton>}>
      You have not been to the card page yet.
    </StateScreen>
  );
}

/** Leads to the page that needed Pro, or to the dashboard. */
function GoOn() {
  const to = lastGated() ?? '/dashboard';
  const name = Object.entries(pageNames).find(([path]) => path === to)?.[1] ?? 'what you wanted';
  return (
    <LinkButton to={to} onClick={forgetGated}>
      Go to {name}
    </LinkButton>
  );
}

/** Removes the reference from the address. The history state keeps it for a reload. */
function useReturnedReference(): string | null {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { reference?: string } | null };
  const navigate = useNavigate();
  const told = search.get('reference');
  useEffect(() => {
    if (told) void navigate('/card-payment', { replace: true, state: { reference: told } });
  }, [told, navigate]);
  return told ?? state?.reference ?? null;
}

/** Asks the gateway once, in case its webhook was lost. */
function useCheck(checkout: CardCheckout | undefined): void {
  const { run } = useCommand(checkCardPayment, { touches: ['card-checkouts'] });
  const checked = useRef<string>(undefined);
  useEffect(() => {
    if (checkout?.status !== 'open' || checked.current === checkout.id) return;
    checked.current = checkout.id;
    void run({ id: checkout.id });
  });
}

function Outcome({ checkout: { status, plan, orderId, price, reference } }: { checkout: CardCheckout }) {
  const sum = <span className="numbers">{money(price)}</span>;
  const back = plan ? `/program-application-fee?plan=${plan}&currency=${price.currency}` : '/orders';
  if (status === 'paid')
    return (
      <StateScreen title="Paid" action={plan ? <GoOn /> : <LinkButton to="/orders">See the order</LinkButton>}>
        We received {sum}. Thank you. {plan ? `Your ${planName(plan)} plan is open.` : 'Your order is paid.'}{' '}
        <Link to="/receipts">Your receipt</Link> is kept for you.
      </StateScreen>
    );
  if (status === 'not-paid')
    return (
      <StateScreen
        title="Not paid"
        action={
          <>
            <CardPayment
              what={orderId ? { orderId } : { plan: plan ?? 'standard', currency: price.currency as 'NGN' }}
            />
            <LinkButton kind="secondary" to={back}>
              Pay in another way
            </LinkButton>
          </>
        }
      >
        The card page says that {sum} was not taken. If it is taken after all, this page says so by itself.
      </StateScreen>
    );
  return (
    <StateScreen
      title="We are still asking"
      action={
        <LinkButton kind="secondary" to={back}>
          Back
        </LinkButton>
      }
    >
      The card page has not told us yet what became of {sum}. This page changes by itself, and you may leave it. If
      nothing has changed in an hour, <Link to="/contact">write to us</Link> with the reference{' '}
      <span className="numbers">{reference}</span>.
    </StateScreen>
  );
}
