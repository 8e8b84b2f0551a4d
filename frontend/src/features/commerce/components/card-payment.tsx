import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../shared/api/query-client';
import { useCommand } from '../../../shared/api/use-command';
import { useSession } from '../../../shared/session/session';
import { Button, LinkButton } from '../../../shared/ui/button';
import { CardIcon } from '../../../shared/ui/icons';
import { openCardPayment } from '../api/open-card-payment.mutation';

interface Props {
  /** A plan and a currency, or an order. */
  what: Parameters<typeof openCardPayment>[0];
  /** Where a visitor returns to after signing in. */
  origin?: string;
}

/** Opens the card gateway's page, which returns to /card-payment. */
export default function CardPayment(props: Props) {
  const isSignedIn = useSession().status === 'signed-in';
  if (!isSignedIn)
    return (
      <LinkButton kind="secondary" to="/login" state={{ origin: props.origin }}>
        Sign in to pay with card
      </LinkButton>
    );
  return (
    <QueryClientProvider client={queryClient}>
      <PayButton {...props} />
    </QueryClientProvider>
  );
}

function PayButton({ what }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const open = useCommand(openCardPayment, {
    onDone: ({ authorizationUrl }) => {
      setLeaving(true);
      window.location.assign(authorizationUrl);
    },
    failed: 'CARD_PAGE_NOT_OPENED',
  });
  return (
    <Button pending={open.isPending || isLeaving} onClick={() => void open.run(what)}>
      <CardIcon />
      Pay with card
    </Button>
  );
}
