import { useQuery } from '@tanstack/react-query';
import { Checkbox, Pagination } from 'antd';
import { useState } from 'react';
import { useFeature } from '../../../shared/api/features.query';
import { useCommand } from '../../../shared/api/use-command';
import { nameOf } from '../../../shared/console/person';
import { ago, dateTime, when } from '../../../shared/format';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type ApprovedHireRequest, approvedHireRequestsQuery } from '../api/approved-hire-requests.query';
import { staffHireRequestFileQuery } from '../api/hire-request-file.query';
import { allowChoice } from '../api/invite-creators.mutation';
import { titleOf } from '../hire-values';
import { statusWords } from '../invitation-words';
import { Candidates } from './candidates';
import { SettleDispute } from './settle-dispute';
import { WorkSteps } from './work-steps';

const PAGE_SIZE = 10;

const stepWords: Record<ApprovedHireRequest['nextStep'], string> = {
  staff: 'A problem waits for you',
  shortlist: 'Invite creators',
  creators: 'Creators answer',
  business: 'The business answers',
  filled: 'All places are taken',
};

/** Requests that were approved: how far each is, whom to ask, and who was asked. */
export function ApprovedRequests() {
  const isOpen = useFeature('matching');
  const [page, setPage] = useState(1);
  const query = approvedHireRequestsQuery({ page, pageSize: PAGE_SIZE });
  const { data, error, refetch } = useQuery({ ...query, enabled: isOpen });
  if (!isOpen) return null;
  return (
    <section className="stack" aria-labelledby="approved">
      <h2 id="approved">Approved requests</h2>
      {error && !data && <LoadFailure what="the approved requests" error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="soft">Requests that you approve appear here, to be filled.</p>}
      {data?.items.map((request) => (
        <Request key={request.requestId} request={request} />
      ))}
      {data && data.total > PAGE_SIZE && (
        <Pagination current={page} pageSize={PAGE_SIZE} total={data.total} onChange={setPage} />
      )}
    </section>
  );
}

function Request({ request }: { request: ApprovedHireRequest }) {
  const { requestId, requestDetails, approvedAt, places, taken, nextStep } = request;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="approved" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{nameOf(request)}</strong>, {titleOf(requestDetails)}{' '}
        <span className="soft">
          {taken} of {places} taken · {stepWords[nextStep]} · approved {when(approvedAt)}
        </span>
      </summary>
      {isOpen && (
        <div className="stack">
          <Invited requestId={requestId} />
          <Candidates requestId={requestId} openPlaces={places - taken} />
        </div>
      )}
    </details>
  );
}

function Invited({ requestId }: { requestId: string }) {
  const { data, error, refetch } = useQuery(staffHireRequestFileQuery(requestId));
  if (error && !data) return <LoadFailure what="the invitations" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { kycStatus, otherRequests } = data.business;
  return (
    <section className="stack stack--tight" aria-label="Invitations">
      <p className="soft">
        Verification: {kycStatus}.{' '}
        {otherRequests.length === 0
          ? 'No other request.'
          : `Other requests: ${otherRequests.map(({ requestDetails, status }) => `${titleOf(requestDetails)} (${status})`).join(', ')}.`}
      </p>
      <MayChoose requestId={requestId} isAllowed={data.mayChoose} />
      {data.creators.length > 0 && <h3>Invitations</h3>}
      <ul className="candidates">
        {data.creators.map(({ invitationId, firstName, status, invitedAt, lapsesAt, reason, steps }) => (
          <li key={invitationId}>
            <strong>{firstName ?? 'A former member'}</strong>: {statusWords[status]}
            {status === 'open' && `, asked ${ago(invitedAt)}, until ${dateTime(lapsesAt)}, then the next is asked`}
            {reason && <span className="soft">{reason}</span>}
            {steps.length > 1 && <WorkSteps steps={steps} reader="staff" />}
            {status === 'disputed' && <SettleDispute requestId={requestId} id={invitationId} />}
          </li>
        ))}
      </ul>
      {data.waiting > 0 && <p className="soft">{data.waiting} more are asked in turn.</p>}
    </section>
  );
}

function MayChoose({ requestId, isAllowed }: { requestId: string; isAllowed: boolean }) {
  const touches = ['approved-hire-requests'];
  const { run, isPending } = useCommand(allowChoice, { touches, failed: 'CHOICE_NOT_CHANGED' });
  return (
    <Checkbox checked={isAllowed} disabled={isPending} onChange={() => void run({ requestId, isAllowed: !isAllowed })}>
      The business may choose among the first ten itself
    </Checkbox>
  );
}
