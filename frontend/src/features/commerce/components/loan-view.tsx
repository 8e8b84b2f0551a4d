import { useInfiniteQuery } from '@tanstack/react-query';
import { money } from '../../../shared/format';
import { useMember } from '../../../shared/session/member';
import { useCorrection } from '../../../shared/ui/form/use-correction';
import { InfoIcon } from '../../../shared/ui/icons';
import { PagedList } from '../../../shared/ui/paged-list';
import { RequestCard } from '../../../shared/ui/request-card';
import { loansQuery } from '../api/loans.query';
import { LoanForm } from './loan-form';
import '../business.css';

interface Props {
  /** The amount from the KYC, which belongs to another feature. */
  sought: number | undefined;
  /** Whether that amount is still loading. */
  isAwaited: boolean;
}

export function LoanView({ sought, isAwaited }: Props) {
  const isBusiness = useMember().membershipType === 'Business';
  const requests = useInfiniteQuery({ ...loansQuery, enabled: isBusiness });
  const { place, key, offer, dialog } = useCorrection('loan');
  const waiting = requests.data?.pages.flatMap(({ items }) => items).find(({ status }) => status === 'pending');
  // After the first failed try the page shows without it, rather than wait for all retries.
  if (isAwaited || (requests.isLoading && requests.failureCount === 0)) {
    return <div className="skeleton page__skeleton" role="status" aria-label="Loading the loan form" />;
  }
  return (
    <div className="business">
      <div>
        <h1>Loan</h1>
        <p className="soft">Tell us how much and what for. Staff look at every request and answer here.</p>
      </div>
      <p className="notice">
        <InfoIcon />
        This is a request only. No money moves here; if it is approved, we contact you about the terms.
      </p>
      {isBusiness && (
        <>
          <div ref={place}>
            <LoanForm key={key} sought={sought} waiting={waiting} />
          </div>
          <PagedList
            title="Your loan requests"
            what="your loan requests"
            query={loansQuery}
            empty="You have not asked for a loan yet. Requests and our answers appear here."
          >
            {({ amount, purpose, status, ...request }) => (
              <RequestCard
                title={money(amount)}
                facts={{ Purpose: purpose }}
                status={status === 'rejected' ? 'declined' : status}
                {...request}
              >
                {status === 'approved' && <p>We contact you about the terms.</p>}
                {offer(status, { amount: String(amount.amount), purpose })}
              </RequestCard>
            )}
          </PagedList>
          {dialog}
        </>
      )}
    </div>
  );
}
