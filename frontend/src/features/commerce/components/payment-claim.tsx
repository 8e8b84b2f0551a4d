import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useState } from 'react';
import { queryClient } from '../../../shared/api/query-client';
import { useCommand } from '../../../shared/api/use-command';
import { useLiveUpdates } from '../../../shared/live/live-updates';
import { useDraft } from '../../../shared/session/drafts';
import { meQuery } from '../../../shared/session/me';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/form/inputs';
import { ChatIcon } from '../../../shared/ui/icons';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { toast } from '../../../shared/ui/toast';
import { membershipQuery } from '../api/membership.query';
import { nextReferenceQuery } from '../api/next-reference.query';
import { programFeesQuery } from '../api/program-fees.query';
import { recordProgramFee } from '../api/record-program-fee.mutation';
import { paymentChat } from '../payment-message';
import type { Currency, Plan, PlanId } from '../plan-choice';
import { type CurrentPlan, currentPlan } from '../plan-period';
import { ClaimList } from './claim-list';
import './plan-change-notice'; // shown beside this form, whatever becomes of the network

export interface ClaimProps {
  userId: string;
  plan: Plan;
  currency: Currency;
  chat: string | null;
  /** The reference to pay under, for whoever shows where to pay. */
  onReference: (reference: string) => void;
  /** What the member has already, once that is known, for whoever shows what a payment changes. */
  onCurrent: (current: CurrentPlan | null | undefined) => void;
}

export default function PaymentClaim(props: ClaimProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Claim {...props} />
    </QueryClientProvider>
  );
}

/** Creators and businesses alone pay. */
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
  return <ClaimForm {...props} />;
}

const MIN_REFERENCE_LENGTH = 3;
const MAX_REFERENCE_LENGTH = 100;

interface Draft {
  reference?: string;
}

const emptyDraft: Draft = {};

/** For the claims and for the next reference. */
const refetchClaims = () => void queryClient.refetchQueries({ queryKey: programFeesQuery.queryKey });

function ClaimForm({ userId, plan, currency, chat, onReference, onCurrent }: ClaimProps) {
  useLiveUpdates();
  const { type, forget, ...typed } = useTypedReference(userId, `${plan.id} ${currency}`);
  const { claims, failure, shown } = useReference(plan, currency, typed);
  const record = useCommand(recordProgramFee, {
    touches: ['program-fees'],
    onDone: forget,
    done: chat ? undefined : 'REQUEST_SUBMITTED',
    failed: 'REQUEST_NOT_SUBMITTED',
  });
  const [error, setError] = useState<string>();
  const reference = shown.trim();
  useReportedClaim(reference, { onReference, onCurrent });

  const confirm = (event: MouseEvent) => {
    if (reference.length < MIN_REFERENCE_LENGTH) {
      event.preventDefault();
      setError(reference ? 'Write at least three characters.' : 'Payment reference is missing.');
      return;
    }
    setError(undefined);
    type(reference);
    void record.run({ plan: plan.id as PlanId, currency, reference });
    if (chat) toast('ACTION_REQUIRED');
  };

  return (
    <div className="stack pricing__claim">
      {failure && <LoadFailure what="your payments" error={failure} onRetry={refetchClaims} />}
      <ClaimList claims={claims} />
      <TextField
        label="Payment reference"
        name="reference"
        hint="Write this into the transfer's description, or put the reference here that your bank or the card page gave you."
        autoComplete="off"
        maxLength={MAX_REFERENCE_LENGTH}
        value={shown}
        onChange={type}
        error={error}
      />
      <div>
        {chat ? (
          <a
            className="button button--primary button--large"
            href={paymentChat(chat, plan, currency, reference)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={confirm}
          >
            <ChatIcon />
            Confirm on WhatsApp
          </a>
        ) : (
          <Button large pending={record.isPending} onClick={confirm}>
            Confirm my payment
          </Button>
        )}
      </div>
    </div>
  );
}

/** Tells the page what it shows of the member, until the member is gone. */
function useReportedClaim(
  reference: string,
  { onReference, onCurrent }: Pick<ClaimProps, 'onReference' | 'onCurrent'>,
) {
  const membership = useQuery(membershipQuery).data;
  useEffect(() => {
    onReference(reference);
    return () => onReference('');
  }, [onReference, reference]);
  useEffect(() => {
    onCurrent(membership && currentPlan(membership));
    return () => onCurrent(null);
  }, [onCurrent, membership]);
}

/** What was typed, and whether that was for this choice of a plan and a currency. */
function useTypedReference(userId: string, choice: string) {
  const { values, setValues, forget } = useDraft<Draft>(userId, 'payment', emptyDraft);
  const [typedFor, setTypedFor] = useState<string>();
  const type = (reference: string) => {
    setTypedFor(choice);
    setValues({ reference });
  };
  return { typed: values.reference, isTypedHere: typedFor === choice, type, forget };
}

type TypedReference = Pick<ReturnType<typeof useTypedReference>, 'typed' | 'isTypedHere'>;

/**
 * The reference that stands in the form. A payment that waits keeps its own, so that confirming it once more is the
 * same claim; what was claimed for another plan or currency is not offered for this one, and stays where it is typed.
 */
function useReference(plan: Plan, currency: Currency, { typed, isTypedHere }: TypedReference) {
  const recorded = useQuery(programFeesQuery);
  const offered = useQuery(nextReferenceQuery);
  const claims = recorded.data?.items ?? [];
  const next = offered.data?.reference ?? '';
  const failure = [recorded, offered].find(({ data, error }) => error && !data)?.error;
  const isThis = (claim: (typeof claims)[number]) => claim.plan === plan.id && claim.fee.currency === currency;
  const waiting = claims.find((claim) => claim.status === 'pending' && isThis(claim));
  const isTaken = !isTypedHere && claims.some((claim) => claim.reference === typed && !isThis(claim));
  return { claims, failure, shown: (isTaken ? undefined : typed) ?? waiting?.reference ?? next };
}
