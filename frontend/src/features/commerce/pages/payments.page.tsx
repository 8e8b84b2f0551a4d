import { Segmented } from 'antd';
import { lazy } from 'react';
import { QueuePage } from '../../../shared/console/queue/queue-page';
import { useListSearch } from '../../../shared/console/use-list-search';
import { Deferred } from '../../../shared/ui/error-boundary';
import { PageLoader } from '../../../shared/ui/loader';
import { StrayCardPayments } from '../components/stray-card-payments';
import { paymentsQueue } from '../queues/payments.queue';

const StatementsView = lazy(() => import('../components/statements-view'));
const NOTHING_CHOSEN = { status: undefined, q: undefined, statement: undefined, proposal: undefined };

export default function PaymentsPage() {
  const search = useListSearch();
  const view = search.filter('view') ?? 'claims';
  return (
    <div className="stack">
      <div>
        <Segmented
          aria-label="Part of the desk"
          value={view}
          onChange={(next) => search.goTo({ ...NOTHING_CHOSEN, view: next === 'claims' ? undefined : next })}
          options={[
            { value: 'claims', label: 'Payments' },
            { value: 'statements', label: 'Bank statements' },
          ]}
        />
      </div>
      {view === 'statements' ? (
        <Deferred fallback={<PageLoader />}>
          <StatementsView search={search} />
        </Deferred>
      ) : (
        <>
          <QueuePage queue={paymentsQueue} />
          <StrayCardPayments />
        </>
      )}
    </div>
  );
}
