import { useCommand } from '../../../shared/api/use-command';
import { dateTime } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useReturnFocus } from '../../../shared/ui/use-return-focus';
import type { HireRequestFile } from '../api/hire-request-file.query';
import { recallOwnInvitation } from '../api/recall-invitation.mutation';

/** Open invitations. Before a creator accepts, a business sees the names of those it chose itself. */
export function AskedCreators({ id: requestId, creators, waiting }: HireRequestFile) {
  const asked = creators.filter(({ status }) => status === 'open');
  if (asked.length === 0) return null;
  return (
    <section className="card stack stack--tight" aria-labelledby="asked">
      <h2 id="asked">Creators who have not answered yet</h2>
      <ul className="candidates">
        {asked.map(({ invitationId, firstName, department, state, invitedAt, dueAt }) => (
          <li key={invitationId}>
            {firstName && <strong>{firstName} </strong>}
            {[department, state].filter(Boolean).join(', ')} <span>Asked on {dateTime(invitedAt)}</span>{' '}
            <span className="soft">{dueAt && `Can answer until ${dateTime(dueAt)}`}</span>
            <Recall requestId={requestId} id={invitationId} invitedAt={invitedAt} hasNext={waiting > 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  requestId: string;
  id: string;
  invitedAt: string;
  hasNext: boolean;
}

function Recall({ requestId, id, invitedAt, hasNext }: Props) {
  const { ask, dialog } = useConfirm();
  useReturnFocus();
  const { run, isPending } = useCommand(recallOwnInvitation, {
    touches: ['hire-requests'],
    done: 'INVITATION_RECALLED',
    failed: 'INVITATION_NOT_RECALLED',
  });
  const question = {
    title: 'Withdraw this invitation?',
    text: `The creator is told, and cannot answer any more.${hasNext ? ' The next one who fits is asked.' : ''}`,
    confirm: 'Withdraw',
  };
  const confirm = async () => {
    if (await ask(question)) await run({ requestId, id });
  };
  const label = `Withdraw the invitation of ${dateTime(invitedAt)}`;
  return (
    <div>
      <Button kind="quiet" aria-label={label} pending={isPending} onClick={() => void confirm()}>
        Withdraw
      </Button>
      {dialog}
    </div>
  );
}
