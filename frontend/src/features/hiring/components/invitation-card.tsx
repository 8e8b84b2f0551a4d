import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { dateTime } from '../../../shared/format';
import { useAskedWords } from '../../../shared/session/asked-words';
import { Button } from '../../../shared/ui/button';
import { TextAreaField } from '../../../shared/ui/form/inputs';
import { LoadState } from '../../../shared/ui/load-failure';
import { RequestCard } from '../../../shared/ui/request-card';
import { acceptInvitation, declineInvitation } from '../api/answer-invitation.mutation';
import type { Invitation } from '../api/invitations.query';
import { ownWorkQuery } from '../api/own-work.query';
import { titleOf } from '../hire-values';
import { nextForCreator, ownStatusWords } from '../invitation-words';
import { ContactLines } from './contact-lines';
import { Work } from './work';

const hasWork = ['agreed', 'started', 'disputed', 'finished', 'brokenOff'];
const texts = { touches: ['invitations'], failed: 'ANSWER_NOT_SENT' } as const;

/** An invitation to a creator, with her answer. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, requestId, offer, askedBy, state, status, lapsesAt, invitedAt, answeredAt, contact } = invitation;
  const isFull = invitation.arePlacesTaken;
  const { workType, jobDuration, stipend, skills } = offer;
  const title = titleOf(offer);
  const next = nextForCreator(status, lapsesAt);
  return (
    <RequestCard
      title={title}
      status={isFull ? 'All places are taken' : (ownStatusWords[status] ?? status)}
      createdAt={invitedAt}
      decidedAt={answeredAt}
      reason={null}
      facts={{
        ...{ 'Who asks': askedBy, Where: state, Work: workType, Duration: jobDuration, Skills: skills },
        ...{ Stipend: stipend, 'Answer by': status === 'open' && !isFull ? dateTime(lapsesAt) : null },
      }}
    >
      {contact && <ContactLines contact={contact} business={askedBy} about={title} />}
      {hasWork.includes(status) && <OwnWork requestId={requestId} id={id} status={status} />}
      {next && <p className="soft">{next}</p>}
      {isFull && (
        <p className="soft">
          Others said yes first. If a place becomes free before {dateTime(lapsesAt)}, you can accept here. You stay open
          to work, and other businesses can ask you.
        </p>
      )}
      {status === 'open' && <Answer id={id} isFull={isFull} />}
    </RequestCard>
  );
}

function Answer({ id, isFull }: { id: string; isFull: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const no = useAskedWords(`decline-${id}`, place);
  const accepting = useCommand(acceptInvitation, { ...texts, done: 'INVITATION_ACCEPTED' });
  const declining = useCommand(declineInvitation, { ...texts, done: 'INVITATION_DECLINED', onDone: no.giveUp });
  return (
    <div ref={place}>
      {no.isAsked ? (
        <div className="stack stack--tight">
          <TextAreaField
            name="reason"
            label="Why not?"
            optional
            hint="Our team reads it, the business does not."
            rows={2}
            maxLength={500}
            value={no.words}
            onChange={no.write}
          />
          <div className="row">
            <Button pending={declining.isPending} onClick={() => void declining.run({ id, reason: no.words })}>
              Send
            </Button>
            <Button kind="secondary" onClick={no.giveUp}>
              Back
            </Button>
          </div>
        </div>
      ) : (
        <div className="row">
          {!isFull && (
            <Button pending={accepting.isPending} onClick={() => void accepting.run({ id })}>
              Accept
            </Button>
          )}
          <Button kind="secondary" onClick={no.ask}>
            Decline
          </Button>
        </div>
      )}
    </div>
  );
}

function OwnWork({ requestId, id, status }: { requestId: string; id: string; status: string }) {
  const work = useQuery(ownWorkQuery(requestId, id));
  return work.data ? (
    <Work id={id} status={status} {...work.data} side="creator" />
  ) : (
    <LoadState of={work} what="how the work goes" room="paged-list__skeleton" />
  );
}
