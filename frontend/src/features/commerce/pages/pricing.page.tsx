import { lazy, Suspense, useState } from 'react';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { proPeriodMonths } from '../../../shared/reference-data';
import { ConfirmPayment } from '../components/confirm-payment';
import { PaymentWays } from '../components/payment-ways';
import { PlanCards } from '../components/plan-cards';
import { usePlanChoice } from '../plan-choice';
import type { CurrentPlan } from '../plan-period';
import '../pricing.css';

const PriceTable = lazy(() => import('../components/price-table'));

export default function PricingPage() {
  const { plan, currency, choose } = usePlanChoice();
  const contact = useContactDetails();
  const [reference, setReference] = useState('');
  const [current, setCurrent] = useState<CurrentPlan | null | undefined>(null);
  return (
    <div className="band sheet">
      <div className="stack stack--tight">
        <h1>Pricing</h1>
        <p className="band__lead">
          Signing up is free. A Pro plan opens the lessons, the challenge and the growth tools for {proPeriodMonths}{' '}
          months; it is paid once and does not renew by itself.
        </p>
      </div>
      <section aria-labelledby="plan">
        <h2 id="plan">1. Choose your plan</h2>
        <PlanCards plan={plan} currency={currency} current={current} onChoose={choose} />
      </section>
      <section aria-labelledby="pay">
        <h2 id="pay">2. Pay</h2>
        <PaymentWays price={plan.prices[currency]} contact={contact} reference={reference} />
      </section>
      <section aria-labelledby="confirm">
        <h2 id="confirm">3. Confirm</h2>
        <ConfirmPayment
          plan={plan}
          currency={currency}
          chat={contact.supportChat}
          onReference={setReference}
          onCurrent={setCurrent}
        />
      </section>
      <section aria-labelledby="prices">
        <h2 id="prices">All prices</h2>
        <Suspense>
          <PriceTable />
        </Suspense>
      </section>
    </div>
  );
}
