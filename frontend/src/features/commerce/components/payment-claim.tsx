import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { queryClient } from '../../../shared/api/query-client';
import { useLiveUpdates } from '../../../shared/live/live-updates';
import { meQuery } from '../../../shared/session/me';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { usePartOfPage } from '../../../shared/ui/use-part-of-page';
import { membershipQuery } from '../api/membership.query';
import { nextReferenceQuery } from '../api/next-reference.query';
import { programFeesQuery } from '../api/program-fees.query';
import { type Currency, currencyOf, type Plan, type PlanId } from '../plan-choice';
import { type CurrentPlan, currentPlan } from '../plan-period';
import { ClaimList } from './claim-list';
import { PaidForm, type SaidOfPayment, useSaidOfPayment } from './paid-form';
import { PlanChangeNotice } from './plan-change-notice';

export interface ClaimProps {
  userId: string;
  plan: Plan;
  currency: Currency;
  chat: string | null;
  /** Reports the reference to pay under to the page. */
  onReference: (reference: string) => void;
  /** Reports the member's current plan to the page; undefined until it is known. */
  onCurrent: (current: CurrentPlan | null | undefined) => void;
  /** Sets the currency of the member's country, unless the address names one. */
  onCurrency: ((name: 'currency', value: Currency) => void) | undefined;
}

export default function PaymentClaim(props: ClaimProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Claim {...props} />
    </QueryClientProvider>
  );
}

/** Only creators and businesses pay. */
function Claim(props: ClaimProps) {
  const { data: member, isPending } = useQuery(meQuery);
  useCurrencyOf(member?.country ?? null, props);
  if (isPending) return <div className="skeleton pricing__claim" />;
  if (member?.membershipType === null) {
    return <p className="soft">You are signed in as staff. Staff accounts have no membership to pay for.</p>;
  }
  if (member?.membershipType === 'AFRO WALLET') {
    return (
      <p className="soft pricing__no-plan">
        You are signed in to a wallet account. It needs no plan: do not pay for one.
      </p>
    );
  }
  return <ClaimForm {...props} />;
}

/** Runs once, so that it does not undo a currency chosen later. */
function useCurrencyOf(country: string | null, { currency, onCurrency }: ClaimProps) {
  const own = currencyOf(country);
  const isOther = country !== null && onCurrency !== undefined && own !== currency;
  useEffect(() => {
    if (isOther) onCurrency('currency', own);
  }, [isOther, onCurrency, own]);
}

/** Also refetches the next reference, whose key begins alike. */
const refetchClaims = () => void queryClient.refetchQueries({ queryKey: programFeesQuery.queryKey });

function ClaimForm({ userId, plan, currency, chat, onReference, onCurrent }: ClaimProps) {
  usePartOfPage();
  useLiveUpdates();
  const said = useSaidOfPayment(userId, `${plan.id} ${currency}`);
  const { claims, medianHours, failure, shown, waiting, isLoading } = useReference(plan, currency, said);
  const membership = useQuery(membershipQuery);
  const current = useMemo(() => membership.data && currentPlan(membership.data), [membership.data]);
  useReportedClaim(shown.trim(), current, { onReference, onCurrent });
  const { list, onTold } = useShownOnceTold(claims.length > 0);
  // After the first failed try the form shows without it, rather than wait for all retries.
  const isAwaited = membership.isLoading && membership.failureCount === 0;
  if (isAwaited || (isLoading && shown === '')) return <div className="skeleton pricing__claim" />;
  return (
    <div className="stack pricing__claim">
      {failure && <LoadFailure what="your payments" error={failure} onRetry={refetchClaims} />}
      <ClaimList list={list} claims={claims} medianHours={medianHours} />
      {current && <PlanChangeNotice current={current} planId={plan.id} />}
      <p>
        {waiting
          ? 'You told us of this payment. Is the day or the amount another one? Say it again: it stays one payment.'
          : 'Once you have paid, tell us. We look for the payment in our books, and Pro opens here by itself when we find it.'}
      </p>
      <PaidForm
        {...{ plan, currency, chat, shown, said, onTold }}
        told={waiting?.reference === shown ? waiting : undefined}
      />
    </div>
  );
}

/** Scrolls to the claim list after a submit: on a phone it is out of sight above the form. */
function useShownOnceTold(isThere: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const isTold = useRef(false);
  useEffect(() => {
    if (!isTold.current || !isThere) return;
    isTold.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  });
  const onTold = () => {
    isTold.current = true;
  };
  return { list, onTold };
}

/** Reports what the form shows to the page, and resets it on unmount. */
function useReportedClaim(
  reference: string,
  current: CurrentPlan | null | undefined,
  { onReference, onCurrent }: Pick<ClaimProps, 'onReference' | 'onCurrent'>,
) {
  useEffect(() => {
    onReference(reference);
    return () => onReference('');
  }, [onReference, reference]);
  useEffect(() => {
    onCurrent(current);
    return () => onCurrent(null);
  }, [onCurrent, current]);
}

/**
 * The reference in the form. A pending claim keeps its reference, so that confirming it again is the same claim. A
 * reference claimed for another plan or currency is not offered here, but stays if it was typed.
 */
function useReference(plan: Plan, currency: Currency, { isTypedHere, values: { reference: typed } }: SaidOfPayment) {
  const recorded = useQuery(programFeesQuery);
  const offered = useQuery(nextReferenceQuery(plan.id as PlanId, currency));
  const claims = recorded.data?.items ?? [];
  const next = offered.data?.reference ?? '';
  const failure = [recorded, offered].find(({ data, error }) => error && !data)?.error;
  const isThis = (claim: (typeof claims)[number]) => claim.plan === plan.id && claim.fee.currency === currency;
  const waiting = claims.find((claim) => claim.status === 'pending' && isThis(claim));
  const isTaken = !isTypedHere && claims.some((claim) => claim.reference === typed && !isThis(claim));
  return {
    claims,
    medianHours: recorded.data?.decisionMedianHours ?? null,
    failure,
    waiting,
    isLoading: offered.isLoading,
    shown: (isTaken ? undefined : typed) ?? waiting?.reference ?? next,
  };
}
