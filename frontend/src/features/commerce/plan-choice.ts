import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Input } from '../../shared/api/types';
import { currencies, defaultCurrency, defaultPlan, plans } from '../../shared/reference-data';
import { useHydrated } from '../../shared/ui/use-hydrated';

export type Plan = (typeof plans)[number];
export type Currency = Input<'/api/me/program-fees'>['currency'];
export type PlanId = Input<'/api/me/program-fees'>['plan'];

const currencyCodes = currencies.map(({ code }) => code as Currency);

/** Plan and currency stand in the address, so that a link shows what its sender saw. */
export function usePlanChoice() {
  const [search, setSearch] = useSearchParams();
  const [wished, wish] = useOptimistic(search); // the address follows when there is time for it
  const asked = useHydrated() ? wished : new URLSearchParams();
  const choose = (name: 'plan' | 'currency', value: string) =>
    startTransition(() => {
      const choice = new URLSearchParams({ plan: plan.id, currency, [name]: value });
      wish(choice);
      setSearch(choice, { replace: true, preventScrollReset: true });
    });
  const plan = planNamed(asked.get('plan'));
  const currency = currencyNamed(asked.get('currency'));
  return { plan, currency, choose };
}

const planOf = (id: string | null) => plans.find((offered) => offered.id === id);

/** The default is among the plans: both come from the same table of the server. */
const planNamed = (id: string | null): Plan => planOf(id) ?? (planOf(defaultPlan) as Plan);

export function currencyNamed(code: string | null): Currency {
  return currencyCodes.find((offered) => offered === code) ?? (defaultCurrency as Currency);
}
