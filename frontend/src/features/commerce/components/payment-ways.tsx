import { type ComponentProps, lazy } from 'react';
import { areAwaited, type ContactDetails, hasOwnCardPage } from '../../../shared/contact/contact-details';
import { NotConfigured } from '../../../shared/contact/not-configured';
import { money } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { CopyMark } from '../../../shared/ui/copy-mark';
import { Deferred } from '../../../shared/ui/error-boundary';
import { CardIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { useCopy } from '../../../shared/ui/use-copy';

const CardPayment = lazy(() => import('./card-payment'));

interface Props {
  price: { amount: number; currency: string };
  contact: ContactDetails;
  /** The member's reference for the transfer; a visitor has none. */
  reference: string;
  /** What the card pays for: a plan and a currency, or an order. */
  what: ComponentProps<typeof CardPayment>['what'];
  origin: string;
}

/** The ways to pay. Those that this installation has not configured are left out. */
export default function PaymentWays({ price, contact, reference, what, origin }: Props) {
  if (areAwaited(contact)) return <div className="ways ways--awaited" />;
  const { bankAccounts, cardPaymentUrl, supportChat } = contact;
  const accounts = bankAccounts.filter((account) => account.currencies.some((code) => code === price.currency));
  return (
    <div className="ways">
      {accounts.map((account) => (
        <BankTransfer key={account.number} account={account} amount={money(price)} reference={reference} />
      ))}
      {bankAccounts.length === 0 && <NotConfigured control="Bank transfer" />}
      {bankAccounts.length > 0 && accounts.length === 0 && (
        <p>
          Not by transfer in {currencyNames[price.currency]}.{' '}
          {cardPaymentUrl ? 'Pay by card or ask us in the chat.' : 'Ask us in the chat how to pay.'}
        </p>
      )}
      {cardPaymentUrl ? (
        <div className="card way">
          <h3>Card</h3>
          {hasOwnCardPage(contact) ? (
            <>
              <p className="soft">You pay {money(price)} on the page of our card gateway and come back here.</p>
              <div>
                <Deferred fallback={<span className="button" />}>
                  <CardPayment what={what} origin={origin} />
                </Deferred>
              </div>
            </>
          ) : (
            <CardLink url={cardPaymentUrl} amount={money(price)} />
          )}
        </div>
      ) : (
        <NotConfigured control="Pay with card" />
      )}
      {bankAccounts.length === 0 && !cardPaymentUrl && <AskHowToPay hasChat={supportChat !== null} />}
    </div>
  );
}

/** Links to an external card page, which knows neither the amount nor the member. */
function CardLink({ url, amount }: { url: string; amount: string }) {
  return (
    <>
      <p className="soft">
        You pay {amount} on the page of our card gateway and come back with the reference it shows.
      </p>
      <a className="button button--secondary" href={url} target="_blank" rel="noopener noreferrer">
        <CardIcon />
        Pay with card
      </a>
    </>
  );
}

const currencyNames: Readonly<Record<string, string>> = {
  NGN: 'naira',
  ZAR: 'rand',
  KES: 'shillings',
  USD: 'dollars',
};

function AskHowToPay({ hasChat }: { hasChat: boolean }) {
  if (hasChat) return <p className="soft">We tell you how to pay in the chat.</p>;
  return (
    <p className="soft">
      <Link to="/contact">Contact us</Link> and we tell you how to pay.
    </p>
  );
}

type Account = ContactDetails['bankAccounts'][number];

interface TransferProps {
  account: Account;
  amount: string;
  reference: string;
}

function BankTransfer({ account: { bank, name, number }, amount, reference }: TransferProps) {
  const { ref, copied, copy } = useCopy<HTMLDListElement>(
    [bank, name, number, amount, reference].filter(Boolean).join('\n'),
  );
  return (
    <div className="card way">
      <h3>Bank transfer</h3>
      <dl className="way__details" ref={ref}>
        <Detail term="Bank" value={bank} />
        <Detail term="Account name" value={name} />
        <Detail term="Account number" value={number} />
        <Detail term="Amount" value={amount} />
        {reference && <Detail term="Reference" value={reference} />}
      </dl>
      <Button kind="secondary" onClick={() => void copy()}>
        <CopyMark copied={copied} />
        Copy all details
      </Button>
    </div>
  );
}

function Detail({ term, value }: { term: string; value: string }) {
  const { ref, copied, copy } = useCopy<HTMLElement>(value);
  return (
    <div>
      <dt className="soft">{term}</dt>
      <dd>
        <strong className="numbers" ref={ref}>
          {value}
        </strong>
        <button
          type="button"
          className="icon-button"
          aria-label={`Copy ${term.toLowerCase()}`}
          onClick={() => void copy()}
        >
          <CopyMark copied={copied} />
        </button>
      </dd>
    </div>
  );
}
