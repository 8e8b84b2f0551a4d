import { lazy } from 'react';
import { useSession } from '../../../shared/session/session';
import { Deferred } from '../../../shared/ui/error-boundary';
import { ChatIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { toastLater } from '../../../shared/ui/toast-later';
import { paymentChat } from '../payment-message';
import type { ClaimProps } from './payment-claim';

const PaymentClaim = lazy(() => import('./payment-claim'));

/** A member's payment is recorded before the chat opens; a visitor's is only told in the chat. */
export function ConfirmPayment(props: Omit<ClaimProps, 'userId'>) {
  const { plan, currency, chat } = props;
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <Deferred fallback={<div className="skeleton pricing__claim" />}>
        <PaymentClaim userId={session.user.id} {...props} />
      </Deferred>
    );
  }
  return (
    <div className="stack pricing__visitor">
      <p className="soft">
        Tell us the reference of your payment and we confirm it.{' '}
        <Link to="/login" state={{ origin: `/program-application-fee?plan=${plan.id}&currency=${currency}` }}>
          Sign In
        </Link>{' '}
        first and we keep the reference with your account.
      </p>
      {chat && (
        <div>
          <a
            className="button button--primary button--large"
            href={paymentChat(chat, plan, currency)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void toastLater('ACTION_REQUIRED')}
          >
            <ChatIcon />
            Confirm on WhatsApp
          </a>
        </div>
      )}
    </div>
  );
}
