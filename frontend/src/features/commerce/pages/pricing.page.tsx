import { lazy, Suspense, useState } from 'react';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { proPeriodMonths } from '../../../shared/reference-data';
import { Deferred } from '../../../shared/ui/error-boundary';
import { lazyPart } from '../../../shared/ui/load-error';
import { ConfirmPayment } from '../components/confirm-payment';
import { PlanCards } from '../components/plan-cards';
import { type PlanId, usePlanChoice } from '../plan-choice';
import type { CurrentPlan } from '../plan-period';
import '../pricing.css';

const PaymentWays = lazy(() => import('../components/payment-ways'));
const PriceTable = lazyPart(() => import('../components/price-table'));

/** A constant element, for the same reason as `planFeatures`. */
const priceTable = (
  <Suspense>
    <PriceTable />
  </Suspense>
);

export default function PricingPage() {
  const { plan, currency, choose, adopt } = usePlanChoice();
  const contact = useContactDetails();
  const [reference, setReference] = useState('');
  const [current, setCurrent] = useState<CurrentPlan | null | undefined>(null);
  return (
    <div className="band sheet">
      <div className="stack stack--tight">
        <h1>Pricing</h1>
        <p className="band__lead">One payment, {proPeriodMonths} months of Pro.</p>
      </div>
      <section aria-labelledby="plan">
        <h2 id="plan">1. Choose your plan</h2>
        <PlanCards plan={plan} currency={currency} current={current} onChoose={choose} />
      </section>
      <section aria-labelledby="pay">
        <h2 id="pay">2. How to pay</h2>
        <Deferred fallback={<div className="ways ways--awaited" />}>
          <PaymentWays
            price={plan.prices[currency]}
            contact={contact}
            reference={reference}
            what={{ plan: plan.id as PlanId, currency }}
            origin={`/program-application-fee?plan=${plan.id}&currency=${currency}`}
          />
        </Deferred>
      </section>
      <section aria-labelledby="confirm">
        <h2 id="confirm">3. What happens next</h2>
        <ConfirmPayment
          plan={plan}
          currency={currency}
          chat={contact.supportChat}
          onReference={setReference}
          onCurrent={setCurrent}
          onOwn={adopt}
        />
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices">All prices</h2>
        {priceTable}
      </section>
    </div>
  );
}
