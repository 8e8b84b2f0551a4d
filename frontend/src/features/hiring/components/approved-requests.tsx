import { useQuery } from '@tanstack/react-query';
import { Checkbox, Pagination, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useFeature } from '../../../shared/api/features.query';
import { useCommand } from '../../../shared/api/use-command';
import { MemberLink } from '../../../shared/console/member-link';
import { nameOf } from '../../../shared/console/person';
import { ago, dateTime, when } from '../../../shared/format';
import { serverNow } from '../../../shared/server-clock';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type ApprovedHireRequest, approvedHireRequestsQuery } from '../api/approved-hire-requests.query';
import { staffHireRequestFileQuery } from '../api/hire-request-file.query';
import { allowChoice } from '../api/invite-creators.mutation';
import { titleOf } from '../hire-values';
import { statusWords } from '../invitation-words';
import { Business } from './business';
import { Candidates } from './candidates';
import { RecallInvitation } from './recall-invitation';
import { RequestFacts } from './request-facts';
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

const isPast = (dueAt: string | null): boolean => dueAt !== null && Date.parse(dueAt) < serverNow();

/** The words before a due date. */
function dueWords(status: string): string {
  if (status === 'open') return 'the next is asked after';
  if (status === 'accepted') return 'the business answers until';
  return status === 'disputed' ? 'to be settled by' : 'you can settle it after';
}

/** Approved requests: the progress, the candidates and the invited creators. While matching is off, those begun. */
export function ApprovedRequests() {
  const isOn = useFeature('matching');
  const [{ page, turn }, setShown] = useState<{ page: number; turn?: 'staff' }>({ page: 1 });
  const query = approvedHireRequestsQuery({ page, pageSize: PAGE_SIZE, ...(turn && { turn }) });
  const { data, error, refetch } = useQuery(query);
  if (!isOn && !turn && !data?.items.length) return null;
  return (
    <section className="stack" aria-labelledby="approved">
      <div className="queue__head">
        <h2 id="approved">Approved requests</h2>
        <Segmented
          aria-label="Which approved requests"
          value={turn ?? 'all'}
          onChange={(value) => setShown({ page: 1, ...(value === 'staff' && { turn: value }) })}
          options={[
            { value: 'all', label: 'All' },
            { value: 'staff', label: 'Waiting for us' },
          ]}
        />
      </div>
      {error && !data && <LoadFailure what="the approved requests" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} />}
      {data?.items.length === 0 && (
        <p className="soft">
          {turn ? 'No approved request waits for us.' : 'Requests that you approve appear here, to be filled.'}
        </p>
      )}
      {data?.items.map((request) => (
        <Request key={request.requestId} request={request} />
      ))}
      {data && data.total > PAGE_SIZE && (
        <Pagination
          current={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          onChange={(next) => setShown((shown) => ({ ...shown, page: next }))}
        />
      )}
    </section>
  );
}

function Request({ request }: { request: ApprovedHireRequest }) {
  const { requestId, requestDetails, approvedAt, places, taken, nextStep, dueAt } = request;
  const [isOpen, setOpen] = useState(false);
  const isOn = useFeature('matching');
  const step = nextStep === 'shortlist' && !isOn ? 'Nobody new is asked at the moment' : stepWords[nextStep];
  return (
    <details className="approved" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{nameOf(request)}</strong>, {titleOf(requestDetails)}{' '}
        <span className="soft">
          {taken} of {places} taken · {nextStep !== 'staff' && isPast(dueAt) ? 'Nobody went on with the work' : step} ·
          approved {when(approvedAt)}
        </span>
      </summary>
      {isOpen && (
        <div className="stack">
          <p>
            <MemberLink id={request.userId} name={`The page of ${nameOf(request)}`} />
          </p>
          <RequestFacts details={requestDetails} />
          <Invited requestId={requestId} />
          <Candidates requestId={requestId} openPlaces={places - taken} />
        </div>
      )}
    </details>
  );
}

function Invited({ requestId }: { requestId: string }) {
  const isOn = useFeature('matching');
  const { data, error, refetch } = useQuery(staffHireRequestFileQuery(requestId));
  if (error && !data) return <LoadFailure what="the invitations" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const waiting = isOn ? data.waiting : 0;
  return (
    <section className="stack stack--tight" aria-label="Invitations">
      <Business business={data.business} />
      {isOn && <MayChoose requestId={requestId} isAllowed={data.mayChoose} />}
      {data.creators.length > 0 && <h3>Invitations</h3>}
      <ul className="candidates">
        {data.creators.map(({ invitationId, userId, firstName, status, invitedAt, dueAt, reason, steps }) => (
          <li key={invitationId}>
            <strong>{firstName ?? 'A former member'}</strong>: {statusWords[status]}{' '}
            {userId && firstName && <MemberLink id={userId} name={firstName} asMark />}
            {dueAt && <span className="soft">{`Asked ${ago(invitedAt)}, ${dueWords(status)} ${dateTime(dueAt)}`}</span>}
            {status === 'open' && (
              <RecallInvitation
                {...{ requestId, id: invitationId, name: firstName ?? 'a creator', hasNext: waiting > 0 }}
              />
            )}
            {reason && <span className="soft">{reason}</span>}
            {steps.length > 1 && <WorkSteps steps={steps} reader="staff" />}
            {(status === 'disputed' || (steps.length > 0 && isPast(dueAt))) && (
              <SettleDispute requestId={requestId} id={invitationId} />
            )}
          </li>
        ))}
      </ul>
      {waiting > 0 && <p className="soft">{waiting} more are asked in turn.</p>}
    </section>
  );
}

function MayChoose({ requestId, isAllowed }: { requestId: string; isAllowed: boolean }) {
  const touches = ['approved-hire-requests'];
  const { run } = useCommand(allowChoice, { touches, failed: 'CHOICE_NOT_CHANGED' });
  return (
    <Checkbox checked={isAllowed} onChange={() => void run({ requestId, isAllowed: !isAllowed })}>
      The business may choose among the first ten itself
    </Checkbox>
  );
}
