import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dateTime } from '../../../shared/format';
import { pageNames } from '../../../shared/page-names';
import { forgetDraft } from '../../../shared/session/drafts';
import { useMember } from '../../../shared/session/member';
import { LoadState } from '../../../shared/ui/load-failure';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatusBadge } from '../../../shared/ui/status-badge';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import { type Kyc, kycQuery } from '../api/kyc.query';
import { draftOf, KycForm } from '../components/kyc-form';
import { KycApproved, KycAsked, KycErased, KycFailed, KycPending } from '../components/kyc-notices';
import { KycSummary } from '../components/kyc-summary';
import '../kyc.css';

export default function KycPage() {
  usePageTitle(pageNames['/kyc']);
  const query = useQuery(kycQuery);
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  useMoveFocus(heading, data?.status, { onlyIfLost: true });
  return (
    <div className="kyc">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {pageNames['/kyc']}
        </h1>
        <p className="soft">
          Tell us who you are, so that customers, creators and lenders can trust you. Banks call it KYC: know your
          customer.
        </p>
      </div>
      {data && <KycView key={data.status} kyc={data} />}
      <LoadState of={query} what="your verification" room="kyc__skeleton" />
    </div>
  );
}

function KycView({ kyc }: { kyc: Kyc }) {
  const { id, profileStatus } = useMember();
  const isPro = profileStatus === 'pro';
  const sent = kyc.attempts.length;
  useEffect(() => {
    for (let attempt = 0; attempt < sent; attempt++) forgetDraft(id, draftOf(attempt)); // sent elsewhere
  }, [id, sent]);
  const isForm = kyc.status === 'new' || kyc.status === 'asked' || kyc.status === 'failed';
  return (
    <>
      {kyc.status === 'asked' && <KycAsked kyc={kyc} />}
      {kyc.status === 'failed' && <KycFailed kyc={kyc} />}
      {kyc.status === 'pending' && <KycPending kyc={kyc} isPro={isPro} />}
      {kyc.status === 'approved' && <KycApproved kyc={kyc} isPro={isPro} />}
      {kyc.status === 'erased' && <KycErased />}
      {isForm && <KycForm kyc={kyc} />}
      {!isForm && kyc.kycDetails && <KycSummary details={kyc.kycDetails} />}
      {kyc.attempts.length > 1 && <KycAttempts attempts={kyc.attempts} />}
    </>
  );
}

/** Every submission with its outcome, newest first. */
const KycAttempts = ({ attempts }: { attempts: Kyc['attempts'] }) => (
  <section className="card stack" aria-labelledby="kyc-attempts">
    <h2 id="kyc-attempts">Your submissions</h2>
    <ol className="kyc-attempts">
      {attempts.toReversed().map(({ attempt, status, submittedAt, reason }) => (
        <li key={attempt}>
          <div>
            <strong>Submission {attempt}</strong>
            <p className="soft">{dateTime(submittedAt)}</p>
            {reason && <p>{reason}</p>}
          </div>
          <StatusBadge status={status} />
        </li>
      ))}
    </ol>
  </section>
);
