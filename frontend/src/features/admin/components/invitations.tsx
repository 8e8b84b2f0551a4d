import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { EmptyList } from '../../../shared/console/empty-list';
import { ListState } from '../../../shared/console/list-failure';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { date, dateTime } from '../../../shared/format';
import { serverNow } from '../../../shared/server-clock';
import { Address } from '../../../shared/ui/address';
import { sendInvitationAgain, withdrawInvitation } from '../api/staff.mutation';
import { type StaffInvitation, staffInvitationsQuery } from '../api/staff.query';
import { type HandedOver, HandOver, hasToHandOver } from './hand-over';

export function Invitations() {
  const query = useQuery(staffInvitationsQuery);
  return (
    <section className="stack stack--tight" aria-labelledby="invitations">
      <h2 id="invitations">Open invitations</h2>
      <ListState of={query} what="the invitations" />
      {query.data?.items.length === 0 && <EmptyList text="Whoever is invited stands here until they answer." />}
      <ul className="people">
        {query.data?.items.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

const touches = ['staff-invitations'];
const failed = 'ACTION_NOT_PERFORMED';

function Invitation({
  invitation: { id, email, role, invitedBy, invitedAt, expiresAt },
}: {
  invitation: StaffInvitation;
}) {
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const { sendsMail } = useContactDetails();
  const sending = sendsMail ? 'Send again' : 'Make a new link';
  const again = useCommand(sendInvitationAgain, {
    touches,
    failed,
    onDone: (told) => setHandedOver(hasToHandOver(told) ? told : undefined),
    done: ({ isMailed }) => (isMailed ? 'STAFF_INVITED' : 'STAFF_INVITED_UNSENT'),
  });
  const withdrawal = useCommand(withdrawInvitation, { touches, failed, done: 'RECORDED' });
  const isOver = Date.parse(expiresAt) < serverNow();
  return (
    <li className="staff">
      <div className="person">
        <strong>
          <Address of={email} />
        </strong>
        <span>
          {role}, invited by {invitedBy ?? 'a former colleague'} on {date(invitedAt)}
        </span>
        <span className={isOver ? 'waiting--long' : ''}>
          {isOver ? 'ran out on' : 'good until'} {dateTime(expiresAt)}
        </span>
      </div>
      <div className="row">
        <Button
          loading={again.isPending}
          aria-label={`${sending} ${sendsMail ? 'to' : 'for'} ${email}`}
          onClick={() => void again.run({ id })}
        >
          {sending}
        </Button>
        <Button
          danger
          loading={withdrawal.isPending}
          aria-label={`Withdraw the invitation of ${email}`}
          onClick={() => void withdrawal.run({ id })}
        >
          Withdraw
        </Button>
      </div>
      {handedOver && (
        <HandOver
          {...handedOver}
          member={{ firstName: email, lastName: '' }}
          onClose={() => setHandedOver(undefined)}
        />
      )}
    </li>
  );
}
