import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { asProblem } from '../../../shared/api/problem';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { usePrivacyDetails } from '../../../shared/contact/privacy-details';
import { date, money } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { LoadState } from '../../../shared/ui/load-failure';
import { productName, Wordmark } from '../../../shared/ui/mark';
import { usePageTitle } from '../../../shared/ui/page-title';
import { type Receipt, receiptQuery } from '../api/receipts.query';
import { ReceiptState } from '../components/receipt-state';
import { itemOf, latestOf, wayNames } from '../receipt-texts';
import '../receipt.css';

export default function ReceiptPage() {
  const { number = '' } = useParams();
  const query = useQuery(receiptQuery(number));
  usePageTitle(`Receipt ${number}`);
  return (
    <div className="receipt-page stack">
      <p className="receipt-page__way">
        <Link to="/receipts">All receipts</Link>
      </p>
      {!query.data && <h1>Receipt {number}</h1>}
      {asProblem(query.error).status === 404 ? (
        <p>None of your receipts has the number {number}.</p>
      ) : (
        <LoadState of={query} what="the receipt" room="receipt-page__skeleton" />
      )}
      {query.data && <ReceiptSheet receipt={query.data} />}
    </div>
  );
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { receipt: paid, returns, left } = latestOf(receipt);
  return (
    <article className="card receipt" aria-labelledby="receipt">
      <header className="request__head">
        <Wordmark />
        <ReceiptState receipt={receipt} />
      </header>
      <h1 id="receipt">
        Receipt <span className="numbers">{paid.number}</span>
      </h1>
      <dl className="request__facts">
        <dt>Paid by</dt>
        <dd>{receipt.paidBy}</dd>
        <dt>Paid for</dt>
        <dd>{itemOf(receipt)}</dd>
        <dt>Confirmed</dt>
        <dd>{date(paid.at)}</dd>
        <dt>Way</dt>
        <dd>{wayNames[paid.way]}</dd>
        <dt>Amount</dt>
        <dd className="receipt__amount numbers">{money(paid)}</dd>
        {returns.map(({ number, at, ...back }) => (
          <Return key={number} text={`${money(back)} on ${date(at)}, number ${number}`} />
        ))}
        {returns.length > 0 && (
          <>
            <dt>Left of it</dt>
            <dd className="numbers">{money({ ...paid, amount: left })}</dd>
          </>
        )}
      </dl>
      <Seller />
      <div className="receipt-page__way">
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </article>
  );
}

const Return = ({ text }: { text: string }) => (
  <>
    <dt>Paid back</dt>
    <dd className="numbers">{text}</dd>
  </>
);

function Seller() {
  const { addresses, email, phone } = useContactDetails();
  const controller = usePrivacyDetails()?.controller;
  return (
    <footer className="receipt__seller soft">
      <p>Issued by {controller ?? productName}</p>
      {[controller ? null : addresses.admin, email, phone].map((line) => line && <p key={line}>{line}</p>)}
    </footer>
  );
}
