import { useState } from 'react';
import { money } from '../../../shared/format';
import { currencies, defaultCurrency, plans, proPeriodMonths } from '../../../shared/reference-data';
import { LinkButton } from '../../../shared/ui/button';
import { CheckIcon } from '../../../shared/ui/icons';
import { useHydrated } from '../../../shared/ui/use-hydrated';

type Currency = keyof (typeof plans)[number]['prices'];

/** The price of Pro in each currency, and what it includes. */
export default function PlanPrices() {
  const [currency, setCurrency] = useState(defaultCurrency as Currency);
  return (
    <section className="band" aria-labelledby="prices">
      <div className="band__title stack stack--tight">
        <h2 id="prices">What it costs, and what it buys</h2>
        <p className="band__lead">
          Signing up is free. A Pro plan is paid once for {proPeriodMonths} months, and does not renew by itself.
        </p>
      </div>
      <fieldset className="segmented offer__currency" disabled={!useHydrated()}>
        <legend className="visually-hidden">Currency</legend>
        {currencies.map(({ code }) => (
          <label key={code}>
            <input
              type="radio"
              name="currency"
              checked={code === currency}
              onChange={() => setCurrency(code as Currency)}
            />
            {code}
          </label>
        ))}
      </fieldset>
      <ul className="offer">
        {plans.map(({ id, name, prices, features }) => (
          <li key={id} className="card offer__plan">
            <h3>{name}</h3>
            <p className="offer__price numbers">{money(prices[currency])}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <CheckIcon />
                  {feature}
                </li>
              ))}
            </ul>
            <LinkButton kind="secondary" to={`/program-application-fee?plan=${id}&currency=${currency}`}>
              See how to pay for {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
