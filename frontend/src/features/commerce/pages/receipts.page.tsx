import { date, money } from '../../../shared/format';
import { pageNames } from '../../../shared/page-names';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { type Receipt, receiptsQuery } from '../api/receipts.query';
import { ReceiptState } from '../components/receipt-state';
import { itemOf, latestOf } from '../receipt-texts';
import '../business.css';

export default function ReceiptsPage() {
  usePageTitle(pageNames['/receipts']);
  return (
    <div className="business">
      <div>
        <h1>{pageNames['/receipts']}</h1>
        <p className="soft">One for each payment that we have confirmed, to print or to keep.</p>
      </div>
      <PagedList
        title="Your receipts"
        what="your receipts"
        query={receiptsQuery}
        empty="There is no receipt yet. It appears here as soon as a payment of yours is confirmed."
      >
        {(receipt) => <ReceiptCard receipt={receipt} />}
      </PagedList>
    </div>
  );
}

function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { number, at, ...paid } = latestOf(receipt).receipt;
  return (
    <article className="request">
      <div className="request__head">
        <div>
          <h3>{itemOf(receipt)}</h3>
          <p className="numbers">
            {money(paid)}, {date(at)}
          </p>
        </div>
        <ReceiptState receipt={receipt} />
      </div>
      <p>
        <Link to={`/receipts/${number}`}>
          Open receipt <span className="numbers">{number}</span>
        </Link>
      </p>
    </article>
  );
}
