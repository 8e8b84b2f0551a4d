import type { Input } from '../../shared/api/types';
import { currencies, defaultCurrency, defaultPlan, plans } from '../../shared/reference-data';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSearchAtOnce } from '../../shared/ui/use-search-at-once';

export type Plan = (typeof plans)[number];
export type Currency = Input<'/api/me/program-fees'>['currency'];
export type PlanId = Input<'/api/me/program-fees'>['plan'];

/** What a member pays for already, or would pay in. */
export interface OwnChoice extends Record<string, string> {
  plan: string;
  currency: Currency;
}

const currencyCodes = currencies.map(({ code }) => code as Currency);

/** The plan and the currency are in the address, so that a link shows what its sender saw. */
export function usePlanChoice() {
  const { address, shown, choose: show } = useSearchAtOnce();
  const currentSearch = useHydrated() ? shown : new URLSearchParams();
  const go = (search: Record<string, string>) =>
    show(new URLSearchParams(search), { replace: true, preventScrollReset: true });
  const choose = (name: 'plan' | 'currency', value: string) => go({ plan: plan.id, currency, [name]: value });
  const isOpen = !address.has('plan') || !address.has('currency');
  const adopt = (own: OwnChoice) => go({ ...own, ...Object.fromEntries(address) });
  const plan = findPlanOrDefault(currentSearch.get('plan'));
  const currency = findCurrencyOrDefault(currentSearch.get('currency'));
  return { plan, currency, choose, adopt: isOpen ? adopt : undefined };
}

/** The currency that members of a country pay in. */
export const currencyOf = (country: string | null): Currency =>
  country === 'south africa' ? 'ZAR' : (defaultCurrency as Currency);

/** The pricing page in the member's currency. */
export function pricingPath(country: string | null): string {
  const currency = currencyOf(country);
  return `/program-application-fee${currency === defaultCurrency ? '' : `?currency=${currency}`}`;
}

/** The pricing page with this plan. The page itself takes the currency from the member's country. */
export const renewalPath = (planId: string): string => `/program-application-fee?plan=${planId}`;

const findPlan = (id: string | null) => plans.find((offered) => offered.id === id);

/** The cast is safe: the default is one of the plans, as both come from the same generated file. */
const findPlanOrDefault = (id: string | null): Plan => findPlan(id) ?? (findPlan(defaultPlan) as Plan);

export const findCurrencyOrDefault = (code: string | null): Currency =>
  currencyCodes.find((offered) => offered === code) ?? (defaultCurrency as Currency);
