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
import { findClaimToShow } from '../claim-status';
import { type Currency, currencyOf, type OwnChoice, type Plan, type PlanId } from '../plan-choice';
import { type CurrentPlan, currentPlan } from '../plan-period';
import { ClaimList } from './claim-list';
import { PaidForm, type PaymentDraft, usePaymentDraft } from './paid-form';
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
  /** Sets the plan and currency of the open claim, or the currency of the country, unless the address names them. */
  onOwn: ((own: OwnChoice) => void) | undefined;
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
  return <ClaimForm {...props} country={member?.country ?? null} />;
}

/** Runs once, so that it does not undo a plan or currency chosen later. */
function useOwnChoice({ plan, currency, onOwn }: ClaimProps, country: string | null) {
  const claims = useQuery(programFeesQuery);
  const membership = useQuery(membershipQuery);
  const last = membership.data && findClaimToShow(claims.data?.items ?? [], membership.data.proSince);
  const open = last?.status === 'confirmed' ? undefined : last;
  const own = { plan: open?.plan ?? plan.id, currency: open ? (open.fee.currency as Currency) : currencyOf(country) };
  const isKnown = !claims.isLoading && !membership.isLoading;
  const isOther = isKnown && (own.plan !== plan.id || own.currency !== currency);
  useEffect(() => {
    if (isOther) onOwn?.({ plan: own.plan, currency: own.currency });
  }, [isOther, onOwn, own.plan, own.currency]);
}

/** Also refetches the next reference, whose key begins alike. */
const refetchClaims = () => void queryClient.refetchQueries({ queryKey: programFeesQuery.queryKey });

function ClaimForm({ country, ...props }: ClaimProps & { country: string | null }) {
  const { userId, plan, currency, chat, onReference, onCurrent } = props;
  usePartOfPage();
  useLiveUpdates();
  const draft = usePaymentDraft(userId, `${plan.id} ${currency}`);
  const { claims, medianHours, failure, shown, given, waiting, isLoading } = useReference(plan, currency, draft);
  const membership = useQuery(membershipQuery);
  const current = useMemo(() => membership.data && currentPlan(membership.data), [membership.data]);
  useOwnChoice(props, country);
  useReportedClaim(given, current, { onReference, onCurrent });
  const claimed = waiting?.reference === shown ? waiting : undefined;
  const { list, onClaimed } = useScrollToClaims(claims.length > 0);
  // After the first failed try the form shows without it, rather than wait for all retries.
  const isAwaited = membership.isLoading && membership.failureCount === 0;
  if (isAwaited || (isLoading && shown === '')) return <div className="skeleton pricing__claim" />;
  return (
    <div className="stack pricing__claim">
      {failure && <LoadFailure what="your payments" error={failure} onRetry={refetchClaims} />}
      <ClaimList list={list} claims={claims} medianHours={medianHours} />
      {current && <PlanChangeNotice current={current} planId={plan.id} />}
      <p>{hintFor(claimed, waiting)}</p>
      <PaidForm {...{ plan, currency, chat, shown, draft, onClaimed, claimed }} />
    </div>
  );
}

function hintFor(claimed: object | undefined, waiting: object | undefined): string {
  if (claimed)
    return 'You told us of this payment. Is the day or the amount another one? Say it again: it stays one payment.';
  if (waiting)
    return 'Another reference is another payment. If the one above has a wrong reference, withdraw it once you have told us of this.';
  return 'Once you have paid, tell us. We look for the payment in our books, and Pro opens here by itself when we find it.';
}

/** Scrolls to the claim list after a submit: on a phone it is out of sight above the form. */
function useScrollToClaims(isThere: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const hasSubmitted = useRef(false);
  useEffect(() => {
    if (!hasSubmitted.current || !isThere) return;
    hasSubmitted.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  });
  const onClaimed = () => {
    hasSubmitted.current = true;
  };
  return { list, onClaimed };
}

/** Reports the reference to pay under and the plan to the page, and resets them on unmount. */
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
 * reference claimed for another plan or currency is not offered here, but stays if it was typed. `given` is the one
 * to pay under, whatever is typed.
 */
function useReference(plan: Plan, currency: Currency, { isTypedHere, values: { reference: typed } }: PaymentDraft) {
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
    given: waiting ? (waiting.givenReference ?? waiting.reference) : next,
    shown: (isTaken ? undefined : typed) ?? waiting?.reference ?? next,
  };
}
