import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { queryClient } from '../../../shared/api/query-client';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/form/inputs';
import { ChatIcon } from '../../../shared/ui/icons';
import { toast, toastProblem } from '../../../shared/ui/toast';
import { nextReferenceQuery, programFeesQuery } from '../api/program-fees';
import { recordProgramFee } from '../api/record-program-fee';
import { paymentChat } from '../payment-message';
import type { Currency, Plan, PlanId } from '../plan-choice';
import { ClaimList } from './claim-list';

interface Props {
  plan: Plan;
  currency: Currency;
  chat: string | null;
}

export default function PaymentClaim(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <ClaimForm {...props} />
    </QueryClientProvider>
  );
}

const SHORTEST_REFERENCE = 3;

function ClaimForm({ plan, currency, chat }: Props) {
  const { data: claims } = useQuery(programFeesQuery);
  const { data: next } = useQuery(nextReferenceQuery);
  const record = useCommand(recordProgramFee, ['program-fees']);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const shown = typed ?? next?.reference ?? '';
  const reference = shown.trim();

  const confirm = (event: MouseEvent) => {
    if (reference.length < SHORTEST_REFERENCE) {
      event.preventDefault();
      setError('Payment reference is missing.');
      return;
    }
    setError(undefined);
    record
      .send({ plan: plan.id as PlanId, currency, reference })
      .then(() => {
        setTyped(undefined);
        if (!chat) toast('REQUEST_SUBMITTED');
      })
      .catch((thrown: unknown) => toastProblem(thrown, 'REQUEST_NOT_SUBMITTED'));
    if (chat) toast('ACTION_REQUIRED');
  };

  return (
    <div className="stack pricing__claim">
      {claims && <ClaimList claims={claims.items} />}
      <TextField
        label="Payment reference"
        name="reference"
        hint="Write this into the transfer's description, or put the reference here that your bank or the card page gave you."
        autoComplete="off"
        value={shown}
        onChange={setTyped}
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
