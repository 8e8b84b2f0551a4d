import { useFeature } from '../../../shared/api/features.query';
import { useCommand } from '../../../shared/api/use-command';
import { dateTime } from '../../../shared/format';
import { pageNames } from '../../../shared/page-names';
import { Button } from '../../../shared/ui/button';
import { useCorrection } from '../../../shared/ui/form/use-correction';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { RequestCard } from '../../../shared/ui/request-card';
import { dismissToast } from '../../../shared/ui/toast-store';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useReturnFocus } from '../../../shared/ui/use-return-focus';
import { hireRequestsQuery } from '../api/hire-requests.query';
import { withdrawHireRequest } from '../api/withdraw-hire-request.mutation';
import { HireForm } from '../components/hire-form';
import { type HireValues, sentValues, titleOf } from '../hire-values';
import '../hiring.css';

export default function HireCreatorsPage() {
  const isMatching = useFeature('matching');
  usePageTitle(pageNames['/hire-interns']);
  const { place, key, offer, dialog } = useCorrection<HireValues>('hire');
  return (
    <div className="hiring">
      <div>
        <h1>{pageNames['/hire-interns']}</h1>
        <p className="soft">Say whom you need. We look among our Pro creators and come back with names.</p>
      </div>
      <div className="hiring__pair">
        <div ref={place}>
          <HireForm key={key} />
        </div>
        <PagedList
          title="Your requests"
          what="your requests"
          query={hireRequestsQuery}
          empty="You have not asked for creators yet. Requests and our answers appear here."
        >
          {({ requestDetails, requestDetails: { skills, workType, stipend, jobDuration }, ...request }) => (
            <RequestCard
              title={titleOf(requestDetails)}
              facts={{ Work: workType, Duration: jobDuration, Skills: skills, Stipend: stipend }}
              {...request}
            >
              {request.answerBy && (
                <p>
                  <strong>A creator said yes</strong> and waits for you. Answer by {dateTime(request.answerBy)}.
                </p>
              )}
              {request.status === 'approved' && !isMatching && !request.hasInvitations && (
                <p>We look for the creators you asked for, and contact you with their names.</p>
              )}
              {(isMatching || request.hasInvitations) && (
                <Link to={`/hire-interns/${request.id}`}>See how it stands</Link>
              )}
              {request.status === 'pending' && <Withdraw requestId={request.id} />}
              {offer(request.status, sentValues(requestDetails))}
            </RequestCard>
          )}
        </PagedList>
      </div>
      {dialog}
    </div>
  );
}

function Withdraw({ requestId }: { requestId: string }) {
  const { ask, dialog } = useConfirm();
  useReturnFocus();
  const withdraw = useCommand(withdrawHireRequest, {
    touches: ['hire-requests'],
    onDone: dismissToast,
    failed: 'ACTION_NOT_PERFORMED',
  });
  const question = {
    title: 'Withdraw this request?',
    text: 'Nobody looks for creators for it any more. You can send another one.',
    confirm: 'Withdraw',
  };
  const confirm = async () => {
    if (await ask(question)) await withdraw.run({ requestId });
  };
  return (
    <div>
      <Button kind="quiet" pending={withdraw.isPending} onClick={() => void confirm()}>
        Withdraw
      </Button>
      {dialog}
    </div>
  );
}
