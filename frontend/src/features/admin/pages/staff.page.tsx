import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ListState } from '../../../shared/console/list-failure';
import { nameOf, Person } from '../../../shared/console/person';
import { counted, date, when } from '../../../shared/format';
import { startOfWeek } from '../../../shared/server-clock';
import { useMember } from '../../../shared/session/member';
import { Address } from '../../../shared/ui/address';
import { Link } from '../../../shared/ui/link';
import { type StaffMember, staffQuery } from '../api/staff.query';
import { Invitations } from '../components/invitations';
import { InviteDialog } from '../components/invite-dialog';
import { LeaveDialog } from '../components/leave-dialog';
import { RolesDialog } from '../components/roles-dialog';
import { SignOutDialog } from '../components/sign-out-dialog';

const dialogs = { roles: RolesDialog, sessions: SignOutDialog };

/** Everyone with a role, members or not, and the open invitations. */
export default function StaffPage() {
  const query = useQuery(staffQuery);
  const [open, setOpen] = useState<{ dialog: keyof typeof dialogs | 'leave'; person: StaffMember }>();
  const [isInviting, setInviting] = useState(false);
  const close = () => setOpen(undefined);
  const Dialog = open && open.dialog !== 'leave' ? dialogs[open.dialog] : undefined;
  return (
    <div className="stack">
      <section className="stack stack--tight" aria-labelledby="people">
        <div className="queue__head">
          <h2 id="people">Who works here</h2>
          <Button type="primary" onClick={() => setInviting(true)}>
            Invite
          </Button>
        </div>
        <ListState of={query} what="the staff" />
        <ul className="people">
          {query.data?.items.map((person) => (
            <StaffRow key={person.userId} person={person} onOpen={(dialog) => setOpen({ dialog, person })} />
          ))}
        </ul>
        <p className="soft">To give a member a role, find them under User Management and choose Roles.</p>
      </section>
      <Invitations />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {Dialog && open && <Dialog member={open.person} onClose={close} />}
      {open?.dialog === 'leave' && <LeaveDialog person={open.person} onClose={close} />}
    </div>
  );
}

function StaffRow({
  person,
  onOpen,
}: {
  person: StaffMember;
  onOpen: (dialog: 'roles' | 'sessions' | 'leave') => void;
}) {
  const me = useMember();
  const { userId, email, roles, lastSignInAt, sessions, secondFactorSince } = person;
  const name = nameOf(person);
  return (
    <li className="staff">
      <Person {...person}>
        <span>
          <Address of={email} />
        </span>
        <span>{roles.join(', ')}</span>
        <span>
          {lastSignInAt ? `Signed in ${when(lastSignInAt)}` : 'Never signed in'}, {counted(sessions, 'device')} now
        </span>
        <span>{secondFactorSince ? `Two-step sign-in since ${date(secondFactorSince)}` : 'No two-step sign-in'}</span>
      </Person>
      <div className="row">
        <Link
          to={`/admin/history?actor=${userId}&from=${startOfWeek().toISOString()}`}
          aria-label={`What ${name} did this week`}
        >
          This week
        </Link>
        <Button aria-label={`Roles of ${name}`} onClick={() => onOpen('roles')}>
          Roles
        </Button>
        <Button aria-label={`Sign ${name} out`} disabled={sessions === 0} onClick={() => onOpen('sessions')}>
          Sign out
        </Button>
        {userId !== me.id && (
          <Button danger aria-label={`${name} leaves`} onClick={() => onOpen('leave')}>
            Leaves
          </Button>
        )}
      </div>
    </li>
  );
}
