import { useInfiniteQuery } from '@tanstack/react-query';
import { dateTime, number } from '../../../shared/format';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Older } from '../../../shared/ui/older-items';
import { pointsLedgerQuery } from '../api/points-ledger.query';

export function PointsLedger() {
  const list = useInfiniteQuery(pointsLedgerQuery);
  const { data, error, refetch } = list;
  const entries = data?.pages.flatMap(({ items }) => items);
  return (
    <section className="card stack" aria-labelledby="ledger">
      <h2 id="ledger">Your points so far</h2>
      {!entries && error && <LoadFailure what="your points" error={error} onRetry={() => void refetch()} />}
      {!entries && !error && (
        <div className="skeleton ledger__skeleton" role="status" aria-label="Loading your points" />
      )}
      {entries?.length === 0 && <p className="soft">No points yet. Your first approved appraisal starts this list.</p>}
      {entries && entries.length > 0 && (
        <ul className="ledger">
          {entries.map(({ at, source, change, total, reason }) => (
            <li key={`${at} ${total}`} className="ledger__entry">
              <strong className={change < 0 ? 'ledger__change ledger__change--less numbers' : 'ledger__change numbers'}>
                {change < 0 ? '−' : '+'}
                {number(Math.abs(change))}
              </strong>
              <span>
                {source}
                {reason && <span className="soft">: {reason}</span>}
                <span className="soft ledger__when numbers">{dateTime(at)}</span>
              </span>
              <span className="soft numbers">{number(total)}</span>
            </li>
          ))}
        </ul>
      )}
      <Older list={list} />
    </section>
  );
}
