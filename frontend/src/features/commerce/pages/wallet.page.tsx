import { useQuery } from '@tanstack/react-query';
import { dateTime, money } from '../../../shared/format';
import { pageNames } from '../../../shared/page-names';
import { LoadState } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { walletQuery } from '../api/wallet.query';
import '../wallet.css';

export default function WalletPage() {
  usePageTitle(pageNames['/afro-wallet']);
  const query = useQuery(walletQuery);
  const { data } = query;
  return (
    <div className="wallet">
      <h1>{pageNames['/afro-wallet']}</h1>
      <LoadState of={query} what="your wallet" room="wallet__skeleton" />
      {data && (
        <>
          <section className="wallet__balance on-night" aria-labelledby="balance">
            <div>
              <h2 id="balance">Balance</h2>
              <p className="wallet__amount numbers">{money(data.balance)}</p>
              <p>Read-only for now: no money can be paid in or out until our wallet partner is here.</p>
            </div>
          </section>
          <section className="card stack" aria-labelledby="statement">
            <h2 id="statement">Statement</h2>
            {data.statement.length === 0 ? (
              <p className="soft">Nothing has moved yet. Each payment will appear here.</p>
            ) : (
              <ul>
                {data.statement.map(({ at, what, amount }) => (
                  <li key={at} className="wallet__entry numbers">
                    <span>
                      {what} <span className="soft">{dateTime(at)}</span>
                    </span>
                    <strong>{money(amount)}</strong>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  );
}
