import { Suspense } from 'react';
import { money } from '../../../shared/format';
import { currencies, plans, proPeriodMonths } from '../../../shared/reference-data';
import { lazyPart } from '../../../shared/ui/load-error';
import { useHydrated } from '../../../shared/ui/use-hydrated';
import type { Currency, Plan } from '../plan-choice';
import { type CurrentPlan, planPeriod } from '../plan-period';

const PlanFeatures = lazyPart(() => import('./plan-features'));

/** A constant element: with a new one, React would remove the prerendered HTML until this code is loaded. */
const planFeatures = (
  <Suspense>
    <PlanFeatures />
  </Suspense>
);

interface Props {
  plan: Plan;
  currency: Currency;
  /** The member's plan; undefined until it is known. */
  current: CurrentPlan | null | undefined;
  onChoose: (name: 'plan' | 'currency', value: string) => void;
}

export function PlanCards({ plan, currency, current, onChoose }: Props) {
  const known = useHydrated() ? current : undefined;
  const validity = (planId: string) =>
    known === undefined ? `valid for ${proPeriodMonths} months` : planPeriod(known, planId);
  const monthly = ({ amount }: { amount: number }) =>
    money({ amount: Math.round(amount / proPeriodMonths / 100) * 100, currency });
  return (
    <div className="stack">
      <fieldset className="segmented pricing__currency">
        <legend className="visually-hidden">Currency</legend>
        {currencies.map(({ code }) => (
          <label key={code}>
            <input
              type="radio"
              name="currency"
              checked={code === currency}
              onChange={() => onChoose('currency', code)}
            />
            {code}
          </label>
        ))}
      </fieldset>
      <fieldset className="plans">
        <legend className="visually-hidden">Plan</legend>
        {plans.map((offered) => (
          <label key={offered.id} className="card plan">
            <span className="plan__name">
              <input
                type="radio"
                name="plan"
                checked={offered.id === plan.id}
                onChange={() => onChoose('plan', offered.id)}
              />
              {offered.name}
              <span className="plan__price numbers">{money(offered.prices[currency])}</span>
            </span>
            <span className="soft">
              About {monthly(offered.prices[currency])} a month, {validity(offered.id)}
            </span>
          </label>
        ))}
      </fieldset>
      <a className="button button--primary button--large pricing__next" href="#pay">
        Next: how to pay
      </a>
      {planFeatures}
    </div>
  );
}
