import { money } from '../../../shared/format';
import { currencies, plans, proPeriodMonths } from '../../../shared/reference-data';
import { CheckIcon } from '../../../shared/ui/icons';
import { useHydrated } from '../../../shared/ui/use-hydrated';
import type { Currency, Plan } from '../plan-choice';
import { planPeriod } from '../plan-period';

interface Props {
  plan: Plan;
  currency: Currency;
  /** Until when the member is Pro already; undefined until that is known. */
  proUntil: string | null | undefined;
  onChoose: (name: 'plan' | 'currency', value: string) => void;
}

export function PlanCards({ plan, currency, proUntil, onChoose }: Props) {
  const months = `valid for ${proPeriodMonths} months`;
  const isKnown = useHydrated() && proUntil !== undefined;
  const validity = isKnown ? `${months}, ${planPeriod(proUntil, new Date())}` : months;
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
            </span>
            <span className="plan__price numbers">{money(offered.prices[currency])}</span>
            <span className="soft">{validity}</span>
            <ul>
              {offered.features.map((feature) => (
                <li key={feature}>
                  <CheckIcon />
                  {feature}
                </li>
              ))}
            </ul>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
